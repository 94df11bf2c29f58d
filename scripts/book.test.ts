import { describe, expect, it } from 'vitest';
import { sampleToasts } from '../src/testing/sampleMessages';
import { BREAKPOINT_WORDS, breakpointKey } from '../stories/foundations/breakpoints';
import { MOTION_WORDS, motionKey, STAYS } from '../stories/foundations/motions';
import { triggerOf } from '../stories/foundations/triggers';
import { SCREEN_PARTS } from '../stories/screen-maps/screenParts';
import specification from '../stories/specification/clauses.json';
import { readBookFacts } from './book/facts.mjs';
import { readComponentPages } from './book/plugin.mjs';

const { facts } = readBookFacts();
const clauses = specification.areas.flatMap((area) => area.clauses.map(({ id }) => id));

const usesOf = (icon: string) => facts.icons.find(({ name }) => name === icon)?.uses;

/** The same sign, drawn without its ring, for the node of a timeline that brings the ring. */
const RINGLESS: Record<string, string> = { 'half-disc': 'Contrast', question: 'CircleHelp' };

/** Words that say nothing of what they stand beside: keys of tables and names of kinds. */
const NO_WORD = new Set(['', 'unknown', 'none', 'default']);

describe('icons', () => {
  it('one word, one icon', () => {
    const iconsOf = new Map<string, Set<string>>();
    for (const { name, uses } of facts.icons) {
      for (const { word } of uses) {
        const key = word.toLowerCase();
        if (!NO_WORD.has(key)) iconsOf.set(key, new Set([...(iconsOf.get(key) ?? []), RINGLESS[name] ?? name]));
      }
    }
    expect(iconsOf.get('delayed')).toEqual(new Set(['Hourglass']));
    expect(iconsOf.get('in progress')).toEqual(new Set(['Contrast']));
    expect([...iconsOf].filter(([, icons]) => icons.size > 1)).toEqual([]);
  });

  it('are found with what they stand for', () => {
    expect(usesOf('Plus')).toEqual([
      { file: 'src/screens/purchase-orders/PurchaseOrderTrackerView.tsx', word: 'New Purchase Order' },
    ]);
    expect(usesOf('SearchX')).toContainEqual({
      file: 'src/components/documents/FileTable.tsx',
      word: 'No files in … match',
    });
    expect(usesOf('Archive')).toEqual([{ file: 'src/components/documents/folderIcon.ts', word: 'Ticket Archive' }]);
  });
});

describe('what Foundations say by hand names what there is, and all of it', () => {
  it('movements', () => {
    expect(Object.keys(MOTION_WORDS).toSorted()).toEqual(facts.motions.map(motionKey).toSorted());
    const toast = facts.motions.find(({ keyframes }) => keyframes === 'toast-rise');
    expect(toast).toMatchObject({ durationMs: 160, delayMs: 0, easing: 'ease-out', repeats: false });
  });

  it('breakpoints', () => {
    const places = new Set(facts.queries.map(breakpointKey));
    expect(Object.keys(BREAKPOINT_WORDS).toSorted()).toEqual([...places].toSorted());
  });

  it('messages, each with what calls for it', () => {
    const triggers = Object.keys(sampleToasts).map((key) => triggerOf(key, facts.messages));
    expect(triggers).toContain("'Generate Weekly Report' was carried out");
    expect(() => triggerOf('nothing', facts.messages)).toThrow("Nothing says what calls for 'nothing'");
    const withoutClause = Object.keys(sampleToasts).filter((key) => facts.messages[key]?.clauses.length === 0);
    expect(withoutClause, 'name their clauses in the sentence above them, in src/notifications').toEqual([]);
  });
});

it('Foundations say of every vocabulary what it is for, in words, without the signs of code', () => {
  const sentences = facts.vocabularies.map(({ sentence }) => sentence);
  expect(sentences).toContain('How bad something is, the worst first.');
  expect(facts.vocabularies.filter(({ sentence }) => sentence === '' || sentence.includes('`'))).toEqual([]);
});

describe('what the book names exists', () => {
  const parts = Object.values(SCREEN_PARTS).flat();

  it('components', () => {
    const pages = readComponentPages();
    expect(pages['ThreadCard']).toBe('components-threads-threadcard');
    expect(parts.map(({ component }) => component).filter((component) => !Object.hasOwn(pages, component))).toEqual([]);
  });

  it('clauses', () => {
    const named = [
      ...parts.flatMap((part) => part.clauses),
      ...STAYS.map(({ clause }) => clause),
      ...Object.values(facts.messages).flatMap((message) => message.clauses),
    ];
    const unknown = named.filter((clause) => !clauses.includes(clause));
    expect(unknown, 'add these to stories/specification/clauses.json, or name others').toEqual([]);
  });
});
