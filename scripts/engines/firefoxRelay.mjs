#!/usr/bin/env node
// The system's Firefox for Playwright, which is led over WebDriver BiDi. Three things are mended on the way:
// - Playwright asks for a colour scheme before every page, also for the one that the browser shows anyway; the last
//   long-term release does not know the command.
// - Before every press Playwright scrolls this browser, and no other, until the element stands in the middle, also when it
//   is in sight.
// - Playwright gives the measures of paper in inches, where the protocol has centimetres.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** @typedef {Record<string, number>} Lengths */
/**
 * @typedef {object} Message
 * @property {number} [id]
 * @property {string} [method]
 * @property {string} [type]
 * @property {{ features?: Record<string, string | null>, page?: Lengths, margin?: Lengths }} [params]
 */

const COMMAND = 'emulation.setMediaFeaturesOverride';
const CENTIMETRES_PER_INCH = 2.54;

/** @param {import('ws').RawData} data @returns {{ text: string, message: Message }} */
function read(data) {
  const text = new TextDecoder().decode(Array.isArray(data) ? Buffer.concat(data) : data);
  return { text, message: JSON.parse(text) };
}

/** Whether it asks for nothing but what a browser in a test shows by itself. @param {Message} message */
const isShownAnyway = ({ method, params }) =>
  method === COMMAND &&
  Object.entries(params?.features ?? {}).every(
    ([feature, value]) => value === null || (feature === 'prefers-color-scheme' && value === 'light'),
  );

/** @param {Lengths} [inches] */
const inCentimetres = (inches = {}) =>
  Object.fromEntries(Object.entries(inches).map(([name, length]) => [name, length * CENTIMETRES_PER_INCH]));

/** @param {string} text of a message to the browser @param {Message} message the same */
function mended(text, message) {
  if (message.method === 'browsingContext.print') {
    const { params } = message;
    const metric = { ...params, page: inCentimetres(params?.page), margin: inCentimetres(params?.margin) };
    return JSON.stringify({ ...message, params: metric });
  }
  return text.replace(/node\.scrollIntoView\(\{[^}]*\}\)/, (options) => options.replaceAll('center', 'nearest'));
}

/** @param {string} address of the browser */
function relay(address) {
  const server = createServer();
  new WebSocketServer({ server }).on('connection', (client, { url }) => {
    const browser = new WebSocket(`${address}${url ?? ''}`, { perMessageDeflate: false });
    const waiting = /** @type {string[]} */ ([]);
    /** Commands that may fail. @type {Set<number>} */
    const spared = new Set();
    client.on('message', (data) => {
      const { text, message } = read(data);
      if (message.id !== undefined && isShownAnyway(message)) spared.add(message.id);
      const sent = mended(text, message);
      if (browser.readyState === WebSocket.OPEN) browser.send(sent);
      else waiting.push(sent);
    });
    browser.on('open', () => {
      for (const text of waiting) browser.send(text);
    });
    browser.on('message', (data) => {
      const { text, message } = read(data);
      const { id, type } = message;
      const isSpared = id !== undefined && spared.delete(id) && type === 'error';
      client.send(isSpared ? JSON.stringify({ id, type: 'success', result: {} }) : text);
    });
    client.on('close', () => browser.close());
    browser.on('close', () => client.close());
  });
  server.listen(0, '127.0.0.1', () => {
    const place = server.address();
    if (place !== null && typeof place === 'object')
      console.error(`WebDriver BiDi listening on ws://127.0.0.1:${place.port}`);
  });
}

const firefox = spawn(process.env['WEFTLINE_FIREFOX'] ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
createInterface(firefox.stderr).on('line', (line) => {
  const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line)?.[1];
  if (address === undefined) console.error(line);
  else relay(address);
});
firefox.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => firefox.kill(signal));
