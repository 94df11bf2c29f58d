import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { serviceWorker } from './scripts/build/serviceWorker.mjs';

/** Nothing but the app's own files may be loaded or called (SHELL-9); inline style is Radix's, vaul's and sonner's. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const securityPolicy = (): Plugin => ({
  name: 'weftline:security-policy',
  apply: 'build',
  // Storybook builds its own page with this file too, and needs its inline scripts.
  transformIndexHtml: (_html, { path }) =>
    path === '/index.html'
      ? [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
            injectTo: 'head-prepend',
          },
        ]
      : [],
});

/** Radix Themes' sources wrap responsive classes in `@breakpoints`; we use no responsive props, so the base is enough. */
const css = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'weftline:base-breakpoint-only',
        AtRule: {
          breakpoints: (rule) => {
            rule.replaceWith(rule.nodes ?? []);
          },
        },
      },
      {
        // Its parts import what they share, and Tailwind copies that in once for each; the first stands.
        postcssPlugin: 'weftline:shared-parts-once',
        Once: (root) => {
          root.walkAtRules('layer', ({ params, nodes = [] }) => {
            const seen = new Set<string>();
            for (const node of params === 'radix' ? [...nodes] : []) {
              const text = node.toString();
              if (seen.has(text)) node.remove();
              seen.add(text);
            }
          });
        },
      },
    ],
  },
} satisfies UserConfig['css'];

export default defineConfig({
  plugins: [react(), tailwindcss({ optimize: false }), securityPolicy(), serviceWorker()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  css,
  build: { target: 'baseline-widely-available', modulePreload: { polyfill: false } },
  preview: { headers: { 'X-Content-Type-Options': 'nosniff' } },
});
