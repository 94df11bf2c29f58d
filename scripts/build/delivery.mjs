// How the built files are to be delivered: their headers, ready for the usual hosts, and compressed copies. What serves
// the build here (npm start, the end-to-end tests) does the same, but has the status 200 for an address that is no screen.
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import send from 'send';
import { isAppBuild } from './isAppBuild.mjs';
import { loadPrerender } from './prerender.mjs';
import { headerPolicyOf } from './securityPolicy.mjs';

/** Below it a compressed copy saves less than the headers that tell of it. */
const LEAST_BYTES = 500;

/** Of the texts among the files, by the end of the name. @type {Readonly<Record<string, string>>} */
const TEXT_TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};
/** @param {string} path @returns {string | undefined} nothing when it is no text */
const typeOf = (path) => TEXT_TYPES[extname(path)];

/** Named by their contents. */
const IMMUTABLE = '/assets/';
const CACHED = { immutable: 'public, max-age=31536000, immutable', file: 'no-cache', page: 'no-store' };

/** @param {string} path @returns {keyof typeof CACHED} */
function kindOf(path) {
  if (path.startsWith(IMMUTABLE)) return 'immutable';
  return /[.]\w+$/.test(path) && path !== '/index.html' ? 'file' : 'page';
}

/** Neither page nor script of ours uses any of these. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/**
 * What every answer carries, whatever it is about. No Cross-Origin-Opener-Policy: it would keep a page that opened this one
 * from leading it elsewhere, at the price of a second process for each load, a fifth of the time to the first paint.
 * @param {string} html the page
 * @returns {[name: string, value: string][]}
 */
export const headersOf = (html) => [
  ['Content-Security-Policy', headerPolicyOf(html)],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Content-Type-Options', 'nosniff'],
];

/** The page again, for what is no screen: hosts that find it answer with the status 404. */
export const NOT_FOUND_PAGE = '404.html';

/**
 * The settings of the usual hosts, to be put beside the page.
 * @param {object} build
 * @param {string} build.html the page
 * @param {readonly string[]} build.addresses of the app's screens
 * @param {readonly string[]} build.assets names of the files in `/assets/`
 * @returns {Record<string, string>} by name of file
 */
export function hostFiles({ html, addresses, assets }) {
  const headers = headersOf(html);
  /** @param {(name: string, value: string) => string} write */
  const each = (write) => headers.map(([name, value]) => write(name, value)).join('\n');
  const furtherScreens = addresses.filter((address) => address !== '/');
  const screens = furtherScreens.flatMap((address) => [address, `${address}/`]);
  const screenNames = furtherScreens.map((address) => address.slice(1)).join('|');
  const pages = ['/', '/index.html', ...screens];
  // A file that is gone must not be kept for a year as the answer that it is gone, so each is named.
  const assetNames = assets.map((name) => name.replaceAll('.', '[.]')).join('|');
  return {
    // Netlify and Cloudflare Pages. Both join the values of all rules that match, so everything is named one by one.
    _headers: `/*
${each((name, value) => `  ${name}: ${value}`)}
${assets.map((name) => `${IMMUTABLE}${name}\n  Cache-Control: ${CACHED.immutable}`).join('\n')}
${pages.map((address) => `${address}\n  Cache-Control: ${CACHED.page}`).join('\n')}
`,
    // To '/', for Cloudflare leads everybody who asks for /index.html there.
    _redirects: `${screens.map((address) => `${address} / 200`).join('\n')}
`,
    'vercel.json': `${JSON.stringify(
      {
        headers: [
          { source: '/(.*)', headers: headers.map(([key, value]) => ({ key, value })) },
          {
            source: `${IMMUTABLE}(${assetNames})`,
            headers: [{ key: 'Cache-Control', value: CACHED.immutable }],
          },
          ...pages.map((source) => ({ source, headers: [{ key: 'Cache-Control', value: CACHED.page }] })),
        ],
        rewrites: screens.map((source) => ({ source, destination: '/index.html' })),
      },
      null,
      2,
    )}
`,
    // Inside the server block, beside its root.
    'nginx.conf': `charset utf-8;
gzip_static on;
gzip_vary on;
${each((name, value) => `add_header ${name} "${value}" always;`)}
add_header Cache-Control $weftline_cache always;
location ^~ ${IMMUTABLE} {
  set $weftline_cache "${CACHED.immutable}";
  try_files $uri =404;
}
location ~ [.][a-z0-9]+$ {
  set $weftline_cache "${CACHED.file}";
  try_files $uri =404;
}
location ~ ^/(${screenNames})?/?$ {
  set $weftline_cache "${CACHED.page}";
  try_files /index.html =404;
}
location = /index.html {
  set $weftline_cache "${CACHED.page}";
}
location / {
  return 404;
}
error_page 404 /${NOT_FOUND_PAGE};
location = /${NOT_FOUND_PAGE} {
  set $weftline_cache "${CACHED.page}";
}
`,
    // Apache, with mod_headers, mod_rewrite and mod_deflate.
    '.htaccess': `Options -Indexes
AddDefaultCharset utf-8
${each((name, value) => `Header always set ${name} "${value}"`)}
Header always set Cache-Control "${CACHED.page}"
Header always set Cache-Control "${CACHED.file}" "expr=%{REQUEST_URI} =~ m#[.][a-z0-9]+$# && ! %{REQUEST_URI} =~ m#/(index|404)[.]html$#"
Header always set Cache-Control "${CACHED.immutable}" "expr=%{REQUEST_URI} =~ m#^${IMMUTABLE}# && %{REQUEST_STATUS} -lt 400"
AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript image/svg+xml
ErrorDocument 404 /${NOT_FOUND_PAGE}
RewriteEngine On
RewriteRule ^(${screenNames})/?$ index.html [L]
`,
  };
}

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

/**
 * Writes compressed copies beside the files of a folder that gain by them.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];
  const texts = filesIn(folder).filter((path) => typeOf(path) && statSync(path).size >= LEAST_BYTES);
  await Promise.all(
    texts.map(async (path) => {
      const text = readFileSync(path);
      const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      writeFileSync(`${path}.br`, await brotli(text, { params: hint }));
      writeFileSync(`${path}.gz`, await gzipped(text, { level: 9 }));
    }),
  );
}

/** The compressed copies, the smaller kind first: what a browser calls it, and how its file ends. */
const COPIES = /** @type {const} */ ([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

/**
 * Answers requests from a folder with a built page, each address that is no file with the page. What is not there, or not
 * there any more, has the status 404.
 * @param {string} folder
 * @param {readonly [name: string, value: string][]} headers of every answer
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export function delivery(folder, headers) {
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    /** @param {number} status @returns {void} */
    const refuse = (status) => {
      if (response.headersSent) return void response.destroy();
      for (const name of ['Content-Encoding', 'Content-Type', 'Content-Length']) response.removeHeader(name);
      response.setHeader('Cache-Control', CACHED.page);
      response.writeHead(status).end();
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
    const [asked = '/'] = (request.url ?? '/').split('?');
    const kind = kindOf(asked);
    const file = kind === 'page' ? '/index.html' : asked;
    const accepted = (request.headers['accept-encoding'] ?? '').split(/[\s,;]+/);
    const copy = COPIES.find(([name, end]) => accepted.includes(name) && existsSync(join(folder, `${file}${end}`)));
    const type = typeOf(file);
    if (type) response.setHeader('Vary', 'Accept-Encoding');
    send(request, `${file}${copy?.[1] ?? ''}`, { root: folder, index: false, cacheControl: false })
      .on('headers', () => {
        response.setHeader('Cache-Control', CACHED[kind]);
        if (copy) response.setHeader('Content-Encoding', copy[0]);
        if (type) response.setHeader('Content-Type', type);
      })
      .on('directory', () => refuse(404))
      .on('error', ({ status }) => refuse(status))
      .pipe(response);
  };
}

/**
 * Writes the hosts' settings and the compressed copies beside the built app, and serves it so.
 * @returns {import('vite').Plugin}
 */
export function deliveredBuild() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  let folder = '';
  let isApp = false;
  return {
    name: 'weftline:delivered-build',
    enforce: 'post',
    configResolved: (resolved) => {
      config = resolved;
      folder = resolve(config.root, config.build.outDir);
    },
    generateBundle: () => {
      isApp = isAppBuild(config) && config.build.write;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        if (!isApp) return;
        const page = join(folder, 'index.html');
        const { addresses } = await loadPrerender();
        const assets = readdirSync(join(folder, IMMUTABLE));
        const files = hostFiles({ html: readFileSync(page, 'utf8'), addresses, assets });
        for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
        copyFileSync(page, join(folder, NOT_FOUND_PAGE));
        await compressFiles(folder);
      },
    },
    configurePreviewServer: (server) => {
      server.middlewares.use(delivery(folder, headersOf(readFileSync(join(folder, 'index.html'), 'utf8'))));
    },
  };
}
