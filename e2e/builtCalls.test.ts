import { expect, it } from 'vitest';
import { CALLS, callsIn } from './builtCalls';

it.each([
  ...CALLS.map((call) => `${call}("x")`),
  'window.fetch("x")',
  'const { fetch: ask } = window; ask("x")',
  'const { fetch } = globalThis',
  'globalThis["fetch"]',
  'globalThis[`fetch`]("x")',
  'document.defaultView.fetch("x")',
  'let w = window; w.fetch("x")',
  'let w; w = element.ownerDocument.defaultView; w.fetch("x")',
  'const w = window; const ask = () => w.fetch("x")',
  'const ask = () => fetch("x")',
  'const w = typeof window < "u" ? window : void 0; w.fetch("x")',
  'const w = window || self; w.fetch("x")',
  'const { defaultView: w } = document; w.fetch("x")',
  'someNavigator.sendBeacon("x")',
  'const ask = fetch',
  'new Function("return 1")',
  'Reflect.get(window, "XMLHttpRequest")',
  'import("https://elsewhere.example/a.js")',
  'import("//elsewhere.example/a.js")',
  'import(address)',
])('finds %s', (source) => {
  expect(callsIn('built.js', source).length).toBeGreaterThan(0);
});

it.each([
  'query.fetch("x")',
  'const screen = { fetch: () => import("./Screen.js") }',
  'class Query { async fetch() {} eval = 1 }',
  'const say = "fetch again"',
  'const say = `fetch ${again}`',
  'let w = window; w.scrollTo(0, 0); query.fetch("x")',
  'const w = window; const ask = (w) => w.fetch("x")',
  'function one() { let w = window } function other(w) { w.fetch("x") }',
  'import { fetch as ask } from "./own.js"; ask()',
  'import(`./Screen-a_B1.js`)',
  'import("/assets/index-a_B1.js")',
])('lets %s be', (source) => {
  expect(callsIn('built.js', source)).toEqual([]);
});
