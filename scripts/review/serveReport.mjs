// Serves the report of a review on this machine, and hears the verdicts that are given in it.
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, normalize, sep } from 'node:path';

/**
 * The file that an address asks for; undefined where there is none, as for a folder.
 * @param {string} folder
 * @param {string} address
 */
function fileOf(folder, address) {
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
    const file = normalize(join(folder, path === '/' ? 'index.html' : path));
    return file.startsWith(`${folder}${sep}`) && statSync(file).isFile() ? file : undefined;
  } catch {
    // No address of ours, or nothing there.
    return undefined;
  }
}

/**
 * @param {string} folder of the report
 * @param {(body: string) => boolean} noteVerdict whether what was sent is a verdict
 * @returns {Promise<{ port: number, close: () => void }>}
 */
export function serveReport(folder, noteVerdict) {
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      // Only the report's own page gives verdicts.
      if (request.headers.origin !== `http://${request.headers.host}`) return void response.writeHead(403).end();
      let body = '';
      request.on('data', (/** @type {Buffer} */ part) => {
        body += part.toString();
      });
      request.on('end', () => response.writeHead(noteVerdict(body) ? 204 : 400).end());
      return;
    }
    const file = fileOf(folder, request.url ?? '/');
    if (file === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': file.endsWith('.png') ? 'image/png' : 'text/html; charset=utf-8' });
    response.end(readFileSync(file));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address !== null && typeof address === 'object') resolve({ port: address.port, close: () => server.close() });
    });
  });
}
