import { describe, expect, it } from 'vitest';
import { areMeant, namesWith } from './words.mjs';

/** File, name and clauses of a story. */
const story = [
  'stories/components/threads/ThreadCard.stories.tsx',
  'Components/threads/ThreadCard: Long Subject',
  'INBOX-4',
];

describe('words after a test command', () => {
  it.each([
    [['ThreadCard']],
    [['threadcard']],
    [['threads/']],
    [['stories/components/threads/ThreadCard.stories.tsx']],
    [['long subject']],
    [['LongSubject']],
    [['Thread', 'long']],
    [['inbox-4']],
    [[]],
  ])('%j mean the story', (words) => {
    expect(areMeant(story, words)).toBe(true);
  });

  it.each([[['ThreadCart']], [['ThreadCard', 'Escalated']]])('%j do not', (words) => {
    expect(areMeant(story, words)).toBe(false);
  });

  it.each([
    [['late'], 'PO-4: three days are LATE'],
    [['PO-4', 'three'], 'PO-4: three days are late'],
    [['three', 'po-4'], 'PO-4: three days are late'],
    [['(three)'], 'PO-4: (three) days'],
    [['größe'], 'die GRÖSSE und Größe'],
  ])('%j find the test "%s"', (words, name) => {
    expect(name).toMatch(new RegExp(namesWith(words)));
  });

  it.each([
    [['l.te'], 'late'],
    [['late', 'early'], 'late'],
  ])('%j do not find the test "%s"', (words, name) => {
    expect(name).not.toMatch(new RegExp(namesWith(words)));
  });
});
