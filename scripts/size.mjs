// Compares what a visitor downloads with budgets.json.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inlineParts } from './build/securityPolicy.mjs';
import { projectFolder, requireNode, startedDirectly, stop } from './install.mjs';
import { saveFigures } from './results/figures.mjs';
import { tableLines } from './results/tableLines.mjs';

/** @typedef {{ what: string, measured: number, budget: number, unit: 'kB' | 'files', names?: string[] }} Check */

/** A reason to stop that is about the files measured, not about this script. */
class UnreadableBuild extends Error {}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .toSorted();
}

/** @param {string} file */
const gzipBytes = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * The file in dist that a page or chunk refers to.
 * @param {string} dist
 * @param {string} from the file that refers to it
 * @param {string} reference
 */
function fileFor(dist, from, reference) {
  const path = decodeURI(reference.replace(/[?#].*$/, ''));
  const file = path.startsWith('/') ? join(dist, path) : resolve(dirname(from), path);
  const isLocal = path.startsWith('/') ? !path.startsWith('//') : /^\.{0,2}\//.test(path) || from.endsWith('.html');
  if (!isLocal || !file.startsWith(dist + sep) || !existsSync(file)) {
    throw new UnreadableBuild(`${relative(dist, from)} refers to ${reference}, which is not in dist.`);
  }
  return file;
}

/**
 * What a module loads before it runs. A dynamic import() is none of it.
 * @param {string} file
 */
async function staticImports(file) {
  // The parser that the build itself uses: text that merely looks like an import is not taken for one.
  const { parseSync } = await import('vite');
  const { errors, module } = parseSync(file, readFileSync(file, 'utf8'), { sourceType: 'module' });
  if (errors.length > 0) throw new UnreadableBuild(`${basename(file)} cannot be parsed: ${errors[0]?.message}`);
  const requests = [
    ...module.staticImports.map((statement) => statement.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
  ];
  return [...new Set(requests)];
}

/**
 * The given modules and everything they import statically, directly or not.
 * @param {string} dist
 * @param {string[]} modules
 */
export async function withStaticImports(dist, modules) {
  const reached = new Set(modules);
  // Iterating over a set includes what is added meanwhile.
  for (const file of reached) {
    for (const request of await staticImports(file)) reached.add(fileFor(dist, file, request));
  }
  return [...reached];
}

/**
 * @param {string} html
 * @param {string} tagName
 */
function tags(html, tagName) {
  const found = html.replace(/<!--[\s\S]*?-->/g, '').matchAll(new RegExp(`<${tagName}\\b[^>]*>`, 'gi'));
  return [...found].map(([tag]) => {
    /** @type {Record<string, string>} */
    const attributes = {};
    for (const [, name = '', double, single, bare] of tag.matchAll(
      /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi,
    )) {
      attributes[name.toLowerCase()] = double ?? single ?? bare ?? '';
    }
    return attributes;
  });
}

/**
 * What a script imports while it runs, as far as it names it.
 * @param {string} dist
 * @param {string} from the file that holds it
 * @param {string} code
 * @param {'script' | 'module'} sourceType
 */
async function dynamicImports(dist, from, code, sourceType) {
  const { parseSync } = await import('vite');
  const { module } = parseSync('page.js', code, { sourceType });
  return module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, , request] = /^(['"`])([^'"`$]*)\1$/.exec(code.slice(start, end)) ?? [];
    return request === undefined ? [] : [fileFor(dist, from, request)];
  });
}

/**
 * Throws where a script refers to another one that is gone: what is missing weighs nothing.
 * @param {string} dist
 */
async function refuseHoles(dist) {
  for (const file of filesIn(dist).filter((path) => path.endsWith('.js'))) {
    for (const request of await staticImports(file)) fileFor(dist, file, request);
    await dynamicImports(dist, file, readFileSync(file, 'utf8'), 'module');
  }
}

/**
 * The scripts that the page loads by itself, and those of them that it preloads for no reason of the entry's.
 * @param {string} dist
 */
export async function scriptsOfPage(dist) {
  const page = join(dist, 'index.html');
  const html = readFileSync(page, 'utf8');
  const inline = inlineParts(html, 'script').join(';');
  const entries = [
    ...tags(html, 'script').flatMap(({ src }) => (src ? [fileFor(dist, page, src)] : [])),
    ...(await dynamicImports(dist, page, inline, 'script')),
  ];
  if (entries.length === 0) throw new UnreadableBuild('dist/index.html loads no script.');
  const preloads = tags(html, 'link').flatMap(({ rel, as, href }) =>
    href && (rel === 'modulepreload' || (rel === 'preload' && as === 'script')) ? [fileFor(dist, page, href)] : [],
  );
  const needed = await withStaticImports(dist, entries);
  return {
    inlineBytes: inline === '' ? 0 : gzipSync(inline, { level: 9 }).length,
    files: [...new Set([...needed, ...(await withStaticImports(dist, preloads))])],
    needless: preloads.filter((file) => !needed.includes(file)),
  };
}

/**
 * The scripts that people fetch one after the other: with the page, with the login, and with each further screen.
 * @param {string} dist
 */
export async function scriptsByStage(dist) {
  const all = filesIn(dist);
  const page = await scriptsOfPage(dist);
  /** @param {string[]} modules @param {string[]} known */
  const beyond = async (modules, known) =>
    (await withStaticImports(dist, modules)).filter((file) => !known.includes(file));
  // None found means that the names changed, not that there is nothing to fetch.
  const found = (/** @type {RegExp} */ pattern) => {
    const files = all.filter((file) => pattern.test(basename(file)));
    if (files.length === 0) throw new UnreadableBuild(`dist has no script named ${pattern.source}.`);
    return files;
  };
  const dashboard = await beyond(
    [...found(/^Shell-.*\.js$/), ...found(/[oO]perations-.*\.js$/), ...found(/^DashboardScreen-.*\.js$/)],
    page.files,
  );
  const shared = [...page.files, ...dashboard];
  const screens = found(/Screen-.*\.js$/).filter((file) => !shared.includes(file));
  const routes = await Promise.all(
    screens.map(async (file) => ({ name: basename(file), files: await beyond([file], shared) })),
  );
  return { page, dashboard, routes };
}

/**
 * @param {string} dist
 * @param {Record<string, number>} budgets
 * @returns {Promise<Check[]>}
 */
export async function measureApp(dist, budgets) {
  const files = filesIn(dist);
  /** @param {RegExp} pattern */
  const named = (pattern) => files.filter((file) => pattern.test(basename(file)));
  /** @param {string} name */
  const budget = (name) => budgets[name] ?? NaN;

  await refuseHoles(dist);
  const { page, dashboard, routes: stages } = await scriptsByStage(dist);
  const routes = stages.map(({ name, files: scripts }) => ({ name, bytes: sum(scripts.map(gzipBytes)) }));
  const routeBudget = budget('largestRouteKB');
  const tooLarge = routes.filter(({ bytes }) => bytes > routeBudget * 1000);
  return [
    {
      what: 'JavaScript before login',
      measured: (sum(page.files.map(gzipBytes)) + page.inlineBytes) / 1000,
      budget: budget('javaScriptBeforeLoginKB'),
      unit: 'kB',
    },
    {
      what: 'Page with the gate',
      measured: gzipBytes(join(dist, 'index.html')) / 1000,
      budget: budget('pageKB'),
      unit: 'kB',
    },
    {
      what: 'JavaScript of shell and dashboard',
      measured: sum(dashboard.map(gzipBytes)) / 1000,
      budget: budget('shellAndDashboardKB'),
      unit: 'kB',
    },
    {
      what: 'All JavaScript',
      measured: sum(named(/\.m?js$/).map(gzipBytes)) / 1000,
      budget: budget('allJavaScriptKB'),
      unit: 'kB',
    },
    {
      what: 'Scripts, each a request',
      measured: named(/\.m?js$/).length,
      budget: budget('scriptFiles'),
      unit: 'files',
    },
    {
      what: `Largest of ${routes.length} further routes`,
      measured: Math.max(...routes.map(({ bytes }) => bytes)) / 1000,
      budget: routeBudget,
      unit: 'kB',
      names: tooLarge.map(({ name, bytes }) => `${name} ${(bytes / 1000).toFixed(1)} kB`),
    },
    {
      what: 'All CSS files',
      measured: sum(named(/\.css$/).map(gzipBytes)) / 1000,
      budget: budget('allCssKB'),
      unit: 'kB',
    },
    {
      what: 'Fonts (not compressed further)',
      measured: sum(named(/\.(woff2?|ttf|otf)$/).map((file) => statSync(file).size)) / 1000,
      budget: budget('fontsKB'),
      unit: 'kB',
    },
    {
      what: "Preloads the entry doesn't import",
      measured: page.needless.length,
      budget: 0,
      unit: 'files',
      names: page.needless.map((file) => relative(dist, file)),
    },
  ];
}

/**
 * @param {string} folder
 * @param {Record<string, number>} budgets
 * @returns {Check[]}
 */
function measureStorybook(folder, budgets) {
  // What the last run left beside it is no part of the book.
  const files = filesIn(folder).filter((file) => !relative(folder, file).startsWith('results'));
  return [
    {
      what: 'Storybook',
      measured: sum(files.map((file) => statSync(file).size)) / 1000,
      budget: budgets['storybookKB'] ?? NaN,
      unit: 'kB',
    },
    { what: 'Storybook', measured: files.length, budget: budgets['storybookFiles'] ?? NaN, unit: 'files' },
  ];
}

/** @param {Check} check */
export const isOver = ({ measured, budget }) => !(measured <= budget);

/** @param {Check[]} checks */
export function table(checks) {
  const rows = checks.map((check) => {
    const { what, measured, budget, unit } = check;
    const digits = unit === 'kB' ? 1 : 0;
    return [
      what,
      `${measured.toFixed(digits)} ${unit}`,
      `${budget.toFixed(digits)} ${unit}`,
      budget > 0 ? `${Math.round((measured / budget) * 100)}%` : '',
      isOver(check) ? 'OVER' : 'ok',
    ];
  });
  return tableLines(['', 'measured', 'budget', '', ''], rows, [1, 2, 3]);
}

/** @returns {Record<string, number>} */
function readBudgets() {
  /** @type {Record<string, number>} */
  const budgets = JSON.parse(readFileSync(join(projectFolder, 'budgets.json'), 'utf8'));
  return budgets;
}

async function size() {
  requireNode();
  const dist = join(projectFolder, 'dist');
  const storybook = join(projectFolder, 'storybook-static');
  if (!existsSync(join(dist, 'index.html'))) stop('There is no dist to measure. Run npm run build first.');
  const budgets = readBudgets();
  /** @type {Check[]} */
  let checks;
  try {
    checks = [
      ...(await measureApp(dist, budgets)),
      ...(existsSync(storybook) ? measureStorybook(storybook, budgets) : []),
    ];
  } catch (error) {
    if (error instanceof UnreadableBuild) stop(error.message);
    throw error;
  }
  console.log(table(checks).join('\n'));
  console.log('JavaScript and CSS are gzip level 9; 1 kB is 1000 bytes.');
  if (!existsSync(storybook)) console.log('Storybook is not measured: there is no storybook-static.');
  const over = checks.filter(isOver);
  saveFigures('budgets', 'npm run size', {
    figures: checks.map((check) => ({
      what: check.what === 'Storybook' && check.unit === 'files' ? 'Files of Storybook' : check.what,
      value: check.measured,
      unit: check.unit,
      limit: `at most ${check.budget.toLocaleString('en-US')} ${check.unit}`,
      ok: !isOver(check),
    })),
    isSaved: process.argv.includes('--save'),
  });
  for (const { what, names = [] } of over) {
    console.error(`Over budget: ${what}${names.length > 0 ? ` (${names.join(', ')})` : ''}`);
  }
  if (over.length > 0) process.exitCode = 1;
}

if (startedDirectly(import.meta.url)) await size();
