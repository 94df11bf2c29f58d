// The report as one page: what changed, before, after and the difference, with a place for the verdict.
/** @typedef {import('./compare.mjs').Change} Change */
/** @typedef {{ verdict: 'accepted' | 'rejected', note: string, state: string }} Verdict */
/** @typedef {{ ref: string, commit: string, compared: number, changes: Change[] }} Report */

const ESCAPES = /** @type {Record<string, string>} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' });

/** @param {string} text */
const escape = (text) => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? '');

/** Lines in a row without a change, of which only the nearest are shown. */
const CONTEXT = 2;

/** @param {string} title @param {import('./compare.mjs').LineChanges} lines */
function linesPart(title, lines) {
  if (lines.length === 0) return '';
  const near = (/** @type {number} */ place) =>
    lines.slice(Math.max(0, place - CONTEXT), place + CONTEXT + 1).some(({ sign }) => sign !== ' ');
  const shown = lines.map(({ sign, text }, place) => {
    if (!near(place)) return '';
    const line = `${sign} ${escape(text)}\n`;
    if (sign === '+') return `<ins>${line}</ins>`;
    return sign === '-' ? `<del>${line}</del>` : line;
  });
  return `<h3>${title}</h3><pre>${shown.join('')}</pre>`;
}

/** @param {string} caption @param {string | null} file @param {string} missing */
const picture = (caption, file, missing) =>
  `<figure><figcaption>${caption}</figcaption>${
    file === null
      ? `<p>${missing}</p>`
      : `<a href="${escape(file)}"><img loading="lazy" src="${escape(file)}" alt="${caption}"></a>`
  }</figure>`;

/** What a change is about, in words. @param {Change} change */
export function wordsOfChange({ kind, pixels, tree, words, before, after }) {
  if (kind !== 'changed') return kind;
  const parts = [
    pixels > 0 ? `${pixels} ${pixels === 1 ? 'pixel' : 'pixels'}` : '',
    tree.length > 0 ? 'accessibility tree' : '',
    words.length > 0 ? 'words' : '',
    before?.play !== after?.play ? `play: ${before?.play}, now ${after?.play}` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** What a verdict is about: given for one outcome, it says nothing of the next. @param {Change} change */
export const stateOf = ({ after }) => (after ? `${after.digest} ${after.tree}\n${after.words}` : 'removed');

/** @param {Change} change @param {Verdict | undefined} verdict */
function changePart(change, verdict) {
  const { key, before, after } = change;
  const { name = '', appearance = 'light', width = 0 } = after ?? before ?? {};
  const given = verdict?.state === stateOf(change) ? verdict : undefined;
  return `<article data-kind="${change.kind}" data-verdict="${given?.verdict ?? 'open'}" data-key="${escape(key)}">
<h2>${escape(name)}</h2>
<p>${appearance}, ${width} px: ${escape(wordsOfChange(change))}</p>
<div class="pictures">
${picture('Before', before && `before/${before.picture}`, 'It was not there.')}
${picture('After', after && `after/${after.picture}`, 'It is gone.')}
${picture('Difference', change.difference, change.kind === 'changed' ? 'No pixel differs.' : 'Nothing to compare.')}
</div>
${linesPart('Accessibility tree', change.tree)}
${linesPart('Words', change.words)}
<form><label>Note <input name="note" value="${escape(given?.note ?? '')}"></label>
<button name="verdict" value="accepted">Accept</button> <button name="verdict" value="rejected">Reject</button>
<output>${given?.verdict ?? ''}</output></form>
</article>`;
}

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#e6e3e9, #3c393f); --soft: light-dark(#5f5c67, #b5b2bc); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px 32px; max-width: 1600px; font: 14px/20px Inter, system-ui, sans-serif;
  background: light-dark(#faf9fb, #121113); color: light-dark(#1c1b1f, #eeeef0); }
h1 { font-size: 24px; line-height: 32px; margin: 0; } h2 { font-size: 16px; margin: 0; } h3 { font-size: 13px; margin: 16px 0 4px; }
p { margin: 4px 0 12px; color: var(--soft); }
article { margin: 16px 0; padding: 16px 20px; border: 1px solid var(--line); border-radius: 12px; background: light-dark(#fff, #1a191b); }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; }
figure { margin: 0; min-width: 0; } figcaption { font-weight: 500; margin-bottom: 4px; }
img { max-width: 100%; max-height: 480px; object-fit: contain; object-position: top left; border: 1px solid var(--line); }
pre { margin: 0; padding: 8px 12px; overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; font: 12px/18px ui-monospace, monospace; }
ins, del { display: block; text-decoration: none; }
ins { background: light-dark(#dcf5e4, #12351f); } del { background: light-dark(#fde3e4, #47171a); }
nav { display: flex; flex-wrap: wrap; gap: 8px; margin: 16px 0; } form { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-top: 16px; }
button, input { font: inherit; min-height: 32px; padding: 0 12px; border: 1px solid light-dark(#8b8792, #79757f); border-radius: 8px; background: transparent; color: inherit; }
button { cursor: pointer; } button[aria-pressed='true'] { background: light-dark(#1c1b1f, #eeeef0); color: light-dark(#fff, #121113); }
label { display: flex; align-items: center; gap: 8px; } output { font-weight: 600; }
:focus-visible { outline: 2px solid currentcolor; outline-offset: 2px; }
`;

/** Runs in the page. @param {HTMLFormElement} form @param {string} verdict */
async function give(form, verdict) {
  const article = form.closest('article');
  const outcome = form.querySelector('output');
  const { value: note = '' } = form.querySelector('input') ?? {};
  if (!article || !outcome) return;
  const body = JSON.stringify({ key: article.dataset['key'], verdict, note });
  const answer = await fetch('verdict', { method: 'POST', body }).catch(() => null);
  outcome.textContent = answer?.ok ? verdict : 'Not noted: open this page with npm run review -- --show';
  if (answer?.ok) article.dataset['verdict'] = verdict;
}

/** Runs in the page: filters, and gives each verdict to the server that shows the report. */
function behave() {
  const articles = [...document.querySelectorAll('article')];
  for (const button of document.querySelectorAll('nav button')) {
    button.addEventListener('click', () => {
      for (const other of document.querySelectorAll('nav button')) {
        other.setAttribute('aria-pressed', String(other === button));
      }
      const { show = '' } = /** @type {HTMLElement} */ (button).dataset;
      for (const article of articles) {
        article.hidden = show !== '' && article.dataset['kind'] !== show && article.dataset['verdict'] !== show;
      }
    });
  }
  for (const form of document.querySelectorAll('form')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void give(form, event.submitter?.getAttribute('value') ?? '');
    });
  }
}

/** @param {Report} report @param {Record<string, Verdict>} verdicts by key */
export function reportPage({ ref, commit, compared, changes }, verdicts) {
  const count = (/** @type {Change['kind']} */ kind) => changes.filter((change) => change.kind === kind).length;
  const kinds = /** @type {const} */ (['changed', 'added', 'removed']);
  const filters = [
    ['', `All ${changes.length}`],
    ...kinds.map((kind) => [kind, `${count(kind)} ${kind}`]),
    ['open', 'Without a verdict'],
    ['rejected', 'Rejected'],
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Review against ${escape(ref)}</title><style>${STYLE}</style></head><body><main>
<h1>Review against ${escape(ref)}</h1>
<p>Commit ${escape(commit.slice(0, 10))} before, the files as they are now after. ${compared} pictures compared, ${compared - changes.length} equal.</p>
<nav aria-label="Filter">${filters
    .map(([show, label], place) => `<button data-show="${show}" aria-pressed="${place === 0}">${label}</button>`)
    .join('')}</nav>
${changes.length === 0 ? '<p>Nothing changed.</p>' : changes.map((change) => changePart(change, verdicts[change.key])).join('\n')}
</main><script>${give.toString()}
(${behave.toString()})();</script></body></html>`;
}
