// Serves a built folder as a usual host does: compressed once, index.html for every address that is no file.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);

/**
 * @param {string} folder
 * @returns {Promise<{ address: string, close: () => Promise<void> }>} the address ends in a slash
 */
export async function serve(folder) {
  /** @type {Map<string, { body: Buffer, headers: Record<string, string> }>} */
  const answers = new Map();
  const answerTo = (/** @type {string} */ path) => {
    const asked = join(folder, normalize(path));
    const isFile = asked.startsWith(folder) && existsSync(asked) && statSync(asked).isFile();
    if (!isFile && extname(path) !== '') return undefined;
    const file = isFile ? asked : join(folder, 'index.html');
    const known = answers.get(file);
    if (known) return known;
    const type = extname(file);
    const compressed = COMPRESSED.has(type);
    const body = compressed ? gzipSync(readFileSync(file), { level: 9 }) : readFileSync(file);
    const answer = {
      body,
      headers: {
        'Content-Type': TYPES[type] ?? 'application/octet-stream',
        'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(compressed ? { 'Content-Encoding': 'gzip' } : {}),
      },
    };
    answers.set(file, answer);
    return answer;
  };
  const server = createServer((request, response) => {
    const answer = answerTo(decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname));
    if (!answer) response.writeHead(404).end();
    else response.writeHead(200, { ...answer.headers, 'Content-Length': answer.body.length }).end(answer.body);
  });
  await new Promise((resolve) => {
    server.listen(0, 'localhost', () => resolve(undefined));
  });
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  return {
    address: `http://localhost:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
