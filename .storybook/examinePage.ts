// Asks axe what is wrong with the page as it stands, and only what can have another answer than before: it takes half of
// the time of all stories.
import axe, { type AxeResults, type ContextSpec, type RunOptions, type Spec } from 'axe-core';
import type { Mode } from '../scripts/results/modes.mjs';
import { WITHOUT_GROUND_BEYOND_PANELS } from '../src/testing/groundBeyondPanels';
import { paintedTexts } from './paintedTexts';

/** A story's own settings for axe. */
export interface AxeParameters {
  config?: Spec;
  options?: RunOptions;
}

/** How axe calls a check. */
interface Asked {
  data: (data: unknown) => void;
}

declare module 'axe-core' {
  // oxlint-disable-next-line no-underscore-dangle -- no function of axe tells the selectors of its rules, or single verdicts
  const _audit: {
    rules: { id: string; selector: string; matches: (node: Element, ...rest: unknown[]) => boolean }[];
    checks: Record<string, { evaluate: (this: Asked, text: Element, ...rest: unknown[]) => unknown }>;
  };
}

// oxlint-disable-next-line no-underscore-dangle -- as above
const { rules: RULES, checks: CHECKS } = axe._audit;

/** Axe's category of the rules that depend on colours: contrast, and links told by colour alone. */
const RULES_OF_COLOUR = axe
  .getRules(['cat.color'])
  .flatMap(({ ruleId, tags }) => (tags.includes('wcag2aaa') ? [] : [ruleId]));

const CONTRAST = 'color-contrast';

/** Paper is neither pressed, scrolled nor walked through by landmarks. */
const NOT_ON_PAPER = ['region', 'target-size', 'scrollable-region-focusable'];

/** How texts are painted whose contrast axe saw and found good, by mode. */
const foundClean = new Set<string>();

/** How texts are painted that axe once refused or could not decide; they are looked at each time. */
const notClean = new Set<string>();

/** Whether axe saw each text of the present page and found its contrast good. */
const verdicts = new Map<Element, boolean>();

/** Notes the verdict of each text: the results tell those that passed only at the price of a description of each. */
function noteVerdicts() {
  const check = CHECKS[CONTRAST];
  if (!check) throw new Error('Axe has no check of contrast any more.');
  const { evaluate } = check;
  check.evaluate = function evaluateAndNote(text, ...rest) {
    let isSeen = true;
    const data = (told: unknown) => {
      // Axe lets texts pass that it takes for hidden.
      if (Object(told).messageKey === 'hidden') isSeen = false;
      this.data(told);
    };
    const verdict = evaluate.call({ ...this, data }, text, ...rest);
    verdicts.set(text, verdict === true && isSeen);
    return verdict;
  };
}
noteVerdicts();

/** Texts of the present page that are painted as others whose contrast was good. */
let known: ReadonlySet<Element> = new Set();

/** Passes over them: of a page that shows one new text axe would look at all. */
function passOverKnown() {
  const rule = RULES.find(({ id }) => id === CONTRAST);
  if (!rule) throw new Error('Axe has no rule of contrast any more.');
  const { matches } = rule;
  rule.matches = (node, ...rest) => !known.has(node) && matches.call(rule, node, ...rest);
}
passOverKnown();

/** Rules that meet no element here; axe would find that out by its own, slower search. */
const idleRules = () => RULES.filter(({ selector }) => !document.querySelector(selector)).map(({ id }) => id);

/** Links within a block of more words, from which they must be told. */
const linksInText = () =>
  [...document.querySelectorAll('a[href], [role=link]')].filter((link) => {
    // Storybook's own help stands hidden in the page.
    if (!link.checkVisibility()) return false;
    let block = link.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    return block?.textContent?.trim() !== link.textContent?.trim();
  });

const disabled = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, { enabled: false }]));

/** Remembers what axe made of texts. @param paints of all texts of the page */
function remember(paints: ReadonlyMap<Element, string>) {
  const judged = [...verdicts].flatMap(([text, isClean]) => {
    const paint = paints.get(text);
    return paint === undefined ? [] : [{ paint, isClean }];
  });
  for (const { paint, isClean } of judged) if (!isClean) notClean.add(paint);
  for (const { paint } of judged) {
    if (notClean.has(paint)) foundClean.delete(paint);
    else foundClean.add(paint);
  }
}

async function examine(
  { config, options }: AxeParameters,
  mode: Mode,
  coloursAlone: boolean,
): Promise<Pick<AxeResults, 'violations' | 'incomplete'>> {
  const texts = [...paintedTexts()];
  const paints = new Map(texts.flatMap(([text, paint]) => (paint === undefined ? [] : [[text, `${mode}\n${paint}`]])));
  known = new Set([...paints].flatMap(([text, paint]) => (foundClean.has(paint) ? [text] : [])));
  const toSee = texts.map(([text]) => text).filter((text) => !known.has(text));
  const asked: RunOptions = { ...options, resultTypes: ['violations', 'incomplete'] };
  let context: ContextSpec = document.body;
  if (coloursAlone) {
    const include = [...toSee, ...linksInText()];
    if (include.length === 0) return { violations: [], incomplete: [] };
    context = { include };
    asked.runOnly = { type: 'rule', values: RULES_OF_COLOUR };
  } else {
    asked.rules = {
      // A component alone has no landmark; stories of whole pages turn this rule on.
      ...disabled(['region']),
      ...Object.fromEntries((config?.rules ?? []).map(({ id, enabled = true }) => [id, { enabled }])),
      ...disabled([
        ...idleRules(),
        ...(mode === 'print' ? NOT_ON_PAPER : []),
        ...(toSee.length === 0 ? [CONTRAST] : []),
      ]),
    };
  }
  const found = await axe.run(context, asked);
  remember(paints);
  return found;
}

/**
 * What axe refuses on the page, and what it cannot decide. Texts that are painted as others whose contrast was good are not
 * looked at for theirs.
 * @param coloursAlone runs only the rules that depend on colours: the others ran on the same page in the other
 * appearance
 */
export async function examinePage(
  parameters: AxeParameters = {},
  mode: Mode,
  coloursAlone: boolean,
): Promise<Pick<AxeResults, 'violations' | 'incomplete'>> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(WITHOUT_GROUND_BEYOND_PANELS);
  // Before the page is first asked for anything, for each new sheet gives all its elements their styles anew.
  document.adoptedStyleSheets.push(sheet);
  verdicts.clear();
  try {
    return await examine(parameters, mode, coloursAlone);
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    known = new Set();
  }
}
