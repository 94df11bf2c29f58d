import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { adoptedStyles, readByLibraries } from './scripts/build/adoptedStyles.mjs';
import { appStyle, customPropertiesIn } from './scripts/build/appStyle.mjs';
import { compiledAhead } from './scripts/build/compiledAhead.mjs';
import { deliveredBuild } from './scripts/build/delivery.mjs';
import { leanLibraries } from './scripts/build/leanLibraries.mjs';
import { LICENCES, licences } from './scripts/build/licences.mjs';
import { productionCode } from './scripts/build/productionCode.mjs';
import { prerenderedGate } from './scripts/build/prerenderedGate.mjs';
import { securityPolicy } from './scripts/build/securityPolicy.mjs';
import { unusedRadixLooks } from './scripts/radixLooks.mjs';
import { serviceWorker } from './scripts/build/serviceWorker.mjs';
import { sharedChunks } from './scripts/build/sharedChunks.mjs';

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
      unusedRadixLooks(),
      appStyle({
        readElsewhere: () => [
          ...customPropertiesIn(fileURLToPath(new URL('./src', import.meta.url))),
          ...readByLibraries(),
        ],
      }),
    ],
  },
} satisfies UserConfig['css'];

/** Lightning CSS's number for `light-dark()`, which no rule uses: for it each appearance would get two custom properties. */
const LIGHT_DARK = 1_048_576;

export default defineConfig({
  plugins: [
    adoptedStyles(),
    leanLibraries(),
    productionCode(),
    sharedChunks(),
    compiledAhead(),
    react(),
    tailwindcss({ optimize: false }),
    prerenderedGate(),
    licences(),
    securityPolicy(),
    serviceWorker(),
    deliveredBuild(),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  css: { ...css, lightningcss: { exclude: LIGHT_DARK } },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    license: { fileName: LICENCES },
    // A report of what took time, printed at each build, which hides the failures behind it.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
