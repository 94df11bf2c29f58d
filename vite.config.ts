import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin, UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserFlags } from './scripts/browser.mjs';

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
    ],
  },
} satisfies UserConfig['css'];

const executablePath = process.env['WEFTLINE_BROWSER'];

const storyProject = (appearance: 'light' | 'dark') => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { appearance } })],
  optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', 'stories/**/*.stories.tsx', '.storybook/*.{ts,tsx}'] },
  test: {
    name: `stories ${appearance}`,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { args: browserFlags, ...(executablePath ? { executablePath } : {}) },
        contextOptions: {
          colorScheme: appearance,
          locale: 'en-US',
          timezoneId: 'UTC',
          reducedMotion: 'reduce' as const,
        },
      }),
      instances: [{ browser: 'chromium' as const }],
      viewport: { width: 1280, height: 800 },
      screenshotFailures: true,
      screenshotDirectory: 'reports/screenshots',
    },
    setupFiles: ['.storybook/vitest.setup.ts'],
  },
});

export default defineConfig({
  plugins: [react(), tailwindcss({ optimize: false }), securityPolicy()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  css,
  build: { target: 'baseline-widely-available', modulePreload: { polyfill: false } },
  preview: { headers: { 'X-Content-Type-Options': 'nosniff' } },
  test: {
    attachmentsDir: 'reports/attachments',
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] },
      },
      storyProject('light'),
      storyProject('dark'),
    ],
  },
});
