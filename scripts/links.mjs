// Follows every relative link and picture of the Markdown files, and every address within Storybook that its pages name;
// fails when one leads nowhere.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './filesBelow.mjs';
import { projectFolder, requireNode, startedDirectly } from './install.mjs';
import { toId } from 'storybook/internal/csf';
import { readStoriesOrStop } from './storyIndex.mjs';
import { titleOf } from './storyTitles.mjs';

/** Links within code are examples. @param {string} text */
const withoutCode = (text) =>
  text.replaceAll(/^(```|~~~)[^\n]*\n[\s\S]*?^\1/gm, '').replaceAll(/(`+)[^`\n][^\n]*?\1/g, '');

/**
 * Every address that a Markdown or MDX text leads to: links, pictures, references, and what its HTML and imports name.
 * @param {string} text
 * @returns {string[]}
 */
export function addressesIn(text) {
  const patterns = [
    /\]\(\s*<?([^)\s>]+)/g,
    /^\s*\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)/gm,
    /\b(?:href|src)=["']([^"']+)["']/g,
    /^import\s[^'"]*['"](\.[^'"]+)['"]/gm,
  ];
  return patterns.flatMap((pattern) => [...withoutCode(text).matchAll(pattern)].map(([, address = '']) => address));
}

/**
 * Names of the headings as GitHub makes them into anchors.
 * @param {string} text
 * @returns {Set<string>}
 */
export function anchorsIn(text) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return new Set(
    [...withoutCode(text.replaceAll(/`([^`\n]+)`/g, '$1')).matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)].map(
      ([, heading = '']) => {
        const anchor = heading
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
          .replaceAll(/\s/g, '-');
        const before = seen.get(anchor) ?? 0;
        seen.set(anchor, before + 1);
        return before === 0 ? anchor : `${anchor}-${before}`;
      },
    ),
  );
}

/** @param {string} path */
const isFile = (path) => existsSync(path) && statSync(path).isFile();

/**
 * @param {string} folder the project's
 * @param {string} file a Markdown file in it
 * @param {Set<string>} shown ids of the stories, and of the pages without their '--docs'
 * @returns {string[]} one line for each address that leads nowhere
 */
export function deadLinks(folder, file, shown) {
  const text = readFileSync(join(folder, file), 'utf8');
  /** @param {string} address */
  const leads = (address) => {
    if (/^(https?:|mailto:)/.test(address)) return true;
    const story = /[?&]path=\/story\/([\w-]+)/.exec(address);
    if (story) return shown.has(story[1] ?? '');
    const page = /[?&]path=\/docs\/([\w-]+)--docs(?=$|[#&])/.exec(address);
    if (page) return shown.has(page[1] ?? '');
    const [path = '', anchor] = decodeURI(address).split('#');
    const target = path === '' ? join(folder, file) : join(folder, dirname(file), path);
    // An import leaves out the extension.
    if (!existsSync(target)) {
      return ['.ts', '.tsx', '.mdx', '.json'].some((ending) => isFile(target + ending));
    }
    if (anchor === undefined || !/\.mdx?$/.test(target)) return true;
    return anchorsIn(readFileSync(target, 'utf8')).has(anchor);
  };
  return addressesIn(text)
    .filter((address) => !leads(address))
    .map((address) => `${file}: ${address}`);
}

/**
 * Addresses within Storybook that a script of its pages spells out and that lead nowhere.
 * @param {string} file
 * @param {string} text
 * @param {Set<string>} shown ids of the stories, and of the pages without their '--docs'
 * @returns {string[]} one line for each
 */
export function deadStoryAddresses(file, text, shown) {
  return [...text.matchAll(/\.\/\?path=\/(?:story\/([\w-]+)|docs\/([\w-]+)--docs)(?=['"`#&])/g)]
    .filter(([, story, page]) => !shown.has(story ?? page ?? ''))
    .map(([address]) => `${file}: ${address}`);
}

if (startedDirectly(import.meta.url)) {
  requireNode();
  const stories = filesBelow('stories');
  const files = ['README.md', ...filesBelow('docs'), ...stories].filter((file) => /\.mdx?$/.test(file));
  const storyIds = new Set(readStoriesOrStop().map(({ id }) => id));
  // Stories of components invent addresses; these pages lead to real ones.
  const scripts = stories.filter((file) =>
    /^stories\/(BookPage|ClauseLink|(guides|foundations|screen-maps)\/.*)\.tsx$/.test(file),
  );
  const pages = files.flatMap((file) => {
    const [, title] = /<Meta title="([^"]+)"/.exec(readFileSync(join(projectFolder, file), 'utf8')) ?? [];
    return title ? [toId(titleOf([file.split('/')[1] ?? '', title]))] : [];
  });
  const shown = new Set([...storyIds, ...[...storyIds].map((id) => id.slice(0, id.lastIndexOf('--'))), ...pages]);
  const dead = [
    ...files.flatMap((file) => deadLinks(projectFolder, file, shown)),
    ...scripts.flatMap((file) => deadStoryAddresses(file, readFileSync(join(projectFolder, file), 'utf8'), shown)),
  ];
  for (const line of dead) console.error(`Leads nowhere: ${line}`);
  if (dead.length > 0) process.exitCode = 1;
}
