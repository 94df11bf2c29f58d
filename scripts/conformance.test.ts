import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { evidencePlaces, OPEN_ACR_FILE, openAcr, readCriteria } from './conformance.mjs';
import { projectFolder } from './install.mjs';
import { DEFECTS } from './selftest/defects.mjs';

const criteria = readCriteria();

const places = evidencePlaces(criteria);

/** With the best practices: all that the stories are examined by. */
const rules = new Set(
  axe.getRules(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).map(({ ruleId }) => ruleId),
);

describe('the conformance report', () => {
  test('has all 55 criteria of WCAG 2.2 A and AA, each once', () => {
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(55);
    expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
    expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
  });

  test.each(criteria)('$id $title: nothing is supported without evidence', ({ adherence, evidence, person, note }) => {
    expect(note).not.toBe('');
    expect(adherence === 'supports' && evidence.length === 0).toBe(false);
    expect(person !== undefined).toBe(adherence === 'not-evaluated');
  });

  test('names only rules, tests and defects that there are', () => {
    const missing = criteria.flatMap(({ id, evidence }) =>
      evidence
        .filter(({ axe: rule, test: title, defect }) => {
          const named = title ?? defect;
          if (rule !== undefined) return !rules.has(rule);
          if (defect !== undefined && !DEFECTS.some(({ name }) => name === defect)) return true;
          return named === undefined || !(named in places);
        })
        .map((each) => `${id}: ${JSON.stringify(each)}`),
    );
    expect(missing).toEqual([]);
  });

  test('leads to the line of each test and defect', () => {
    expect(Object.keys(places).length).toBeGreaterThan(20);
    const elsewhere = Object.entries(places).filter(([words, { file, line }]) => {
      const text = readFileSync(join(projectFolder, file), 'utf8').split('\n')[line - 1] ?? '';
      return !text.includes(words);
    });
    expect(elsewhere).toEqual([]);
  });

  test('the file for machines is written from the same rows', () => {
    expect(readFileSync(OPEN_ACR_FILE, 'utf8')).toBe(openAcr(criteria));
  });
});
