// Asks axe what is wrong with the page as it stands, and only what can have another answer than before: it takes half of
// the time of all stories.
import axe, { type AxeResults, type RunOptions, type Spec } from 'axe-core';
import type { Mode } from '../scripts/results/modes.mjs';
import { paintedTexts } from './paintedTexts';

/** A story's own settings for axe. */
export interface AxeParameters {
  config?: Spec;
  options?: RunOptions;
}

/** Axe's category of the rules that depend on colours: contrast, and links told by colour alone. */
const RULES_OF_COLOUR = axe
  .getRules(['cat.color'])
  .flatMap(({ ruleId, tags }) => (tags.includes('wcag2aaa') ? [] : [ruleId]));

/** Paper is neither pressed, scrolled nor walked through by landmarks. */
const NOT_ON_PAPER = ['region', 'target-size', 'scrollable-region-focusable'];

/**
 * How texts are painted of which axe found nothing to say, by mode. What it refuses, or cannot decide, each story tells
 * by itself.
 */
const foundClean = new Set<string>();

// What vaul draws beyond the edge of a panel, for a finger that pulls too far: for its sake axe leaves the colours of all
// texts in the panel undecided.
const withoutGroundBeyond = new CSSStyleSheet();
withoutGroundBeyond.replaceSync('.panel::after { content: none !important }');
document.adoptedStyleSheets.push(withoutGroundBeyond);

declare module 'axe-core' {
  // oxlint-disable-next-line no-underscore-dangle -- no function of axe tells the selectors of its rules
  const _audit: { rules: { id: string; selector: string }[] };
}

/** Rules that meet no element here; axe would find that out by its own, slower search. */
const idleRules = () =>
  // oxlint-disable-next-line no-underscore-dangle -- as above
  axe._audit.rules.filter(({ selector }) => !document.querySelector(selector)).map(({ id }) => id);

/** Texts that axe has not yet found clean painted so, with how they are painted. */
const textsToSee = (mode: Mode) =>
  [...paintedTexts()]
    .map(([text, paint]) => ({ text, paint: `${mode}\n${paint}` }))
    .filter(({ paint }) => !foundClean.has(paint));

const disabled = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, { enabled: false }]));

/**
 * What axe refuses on the page, and what it cannot decide.
 * @param coloursAlone runs only the rules that depend on colours: the others ran on the same page in the other
 * appearance
 */
export async function examinePage(
  { config, options }: AxeParameters = {},
  mode: Mode,
  coloursAlone: boolean,
): Promise<Pick<AxeResults, 'violations' | 'incomplete'>> {
  const toSee = textsToSee(mode);
  const asked: RunOptions = { ...options, resultTypes: ['violations', 'incomplete'], elementRef: true };
  if (coloursAlone) {
    if (toSee.length === 0) return { violations: [], incomplete: [] };
    asked.runOnly = { type: 'rule', values: RULES_OF_COLOUR };
  } else {
    asked.rules = {
      // A component alone has no landmark; stories of whole pages turn this rule on.
      ...disabled(['region']),
      ...Object.fromEntries((config?.rules ?? []).map(({ id, enabled = true }) => [id, { enabled }])),
      ...disabled([
        ...idleRules(),
        ...(mode === 'print' ? NOT_ON_PAPER : []),
        ...(toSee.length === 0 ? RULES_OF_COLOUR : []),
      ]),
    };
  }
  const found = await axe.run(coloursAlone ? { include: toSee.map(({ text }) => text) } : document.body, asked);
  const told = new Set<Element | undefined>(
    [...found.violations, ...found.incomplete]
      .filter(({ id }) => RULES_OF_COLOUR.includes(id))
      .flatMap(({ nodes }) => nodes.map(({ element }) => element)),
  );
  for (const { text, paint } of toSee) if (!told.has(text)) foundClean.add(paint);
  return found;
}
