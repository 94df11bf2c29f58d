// What the page may load and run, written into it by the build; the headers of scripts/build/delivery.mjs repeat it.
import { createHash } from 'node:crypto';
import { replaceOnce } from './adoptedStyles.mjs';

/** @param {string} text */
const hashSource = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The contents of a page's elements of one name that have any.
 * @param {string} html
 * @param {'script' | 'style'} tag
 */
export const inlineParts = (html, tag) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].flatMap(([, text]) => text || []);

/** Addresses that the app calls, as `https://api.example.com`; `'self'` for a backend at the app's own. @type {string[]} */
const BACKENDS = [];

const calls = (/** @type {string[]} */ addresses) => `connect-src ${addresses.join(' ') || "'none'"}`;

/** @param {string} html */
function policyFor(html) {
  /** @param {'script' | 'style'} tag */
  const own = (tag) => ["'self'", ...inlineParts(html, tag).map(hashSource)].join(' ');
  return [
    // Nothing but the app's own files may be loaded or called (SHELL-9).
    "default-src 'none'",
    `script-src ${own('script')}`,
    `style-src ${own('style')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "worker-src 'self'",
    calls(BACKENDS),
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types weftline-service-worker',
  ].join('; ');
}

/**
 * The policy that a built page holds.
 * @param {string} html
 */
export function policyOfPage(html) {
  const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  if (policy === undefined) throw new Error('The page holds no security policy.');
  return policy.replaceAll('&#39;', "'");
}

/**
 * The policy that stands in the headers. They rule the service worker too, which fetches the app's own files in order to
 * keep them, and say that nobody may frame the page, which a page cannot say itself. What its page forbids besides stays
 * forbidden to the page.
 * @param {string} html
 */
export function headerPolicyOf(html) {
  const policy = policyOfPage(html);
  const called = calls(BACKENDS);
  if (!policy.includes(called)) throw new Error(`The page's policy does not say: ${called}.`);
  return `${policy.replace(called, calls([...new Set(["'self'", ...BACKENDS])]))}; frame-ancestors 'none'`;
}

/** Browsers look for it in the first 1024 bytes alone, so it goes before the policy and the gate's letters. */
const CHARSET = '<meta charset="UTF-8" />';

/**
 * Puts the policy into index.html, with the hashes of what stands inline in it: after every plugin that changes the page.
 * @returns {import('vite').Plugin}
 */
export const securityPolicy = () => ({
  name: 'weftline:security-policy',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    // Storybook builds its own page with this file too, and needs its inline scripts.
    handler: (html, { path }) =>
      path === '/index.html'
        ? {
            html: replaceOnce(html, [[CHARSET, '']]),
            tags: [
              { tag: 'meta', attrs: { charset: 'utf-8' }, injectTo: 'head-prepend' },
              {
                tag: 'meta',
                attrs: { 'http-equiv': 'Content-Security-Policy', content: policyFor(html) },
                injectTo: 'head-prepend',
              },
            ],
          }
        : [],
  },
});
