import { describe, expect, it } from 'vitest';
import { unknownWord } from '@/testing/unknownWord';
import { RISK_LEVEL_TONE, RISK_LEVELS, THREAD_TICKET_TYPES, TICKET_PRIORITIES } from './thread';
import { isRiskLevel, riskDemand, riskPhrase, riskWord } from './threadRisk';

const unknown = (word: string) => unknownWord(word, RISK_LEVELS);

describe('the exact closed vocabularies', () => {
  it('INBOX-6: risk levels', () => {
    expect(RISK_LEVELS).toEqual(['overdue', 'escalated', 'no-issues']);
  });

  it('THREAD-9: ticket types', () => {
    expect(THREAD_TICKET_TYPES).toEqual(['Delay', 'Quality Issue', 'Communication', 'Escalation', 'Technical']);
  });

  it('THREAD-9: priorities', () => {
    expect(TICKET_PRIORITIES).toEqual(['Low', 'Medium', 'High', 'Urgent']);
  });
});

describe('what a risk level says', () => {
  const standard = ['standard follow-up communication', 'standard monitoring'] as const;
  it.each([
    ['overdue', 'Overdue', 'urgent timeline concerns and potential delivery delays', 'immediate action required'],
    ['escalated', 'Escalated', 'quality issues requiring immediate attention', 'immediate action required'],
    ['no-issues', 'No Issues', ...standard],
    [unknown('paused'), 'Unknown', ...standard],
    [unknown(''), 'Unknown', ...standard],
    [unknown('Overdue'), 'Unknown', ...standard],
    [unknown('constructor'), 'Unknown', ...standard],
  ] as const)("INBOX-11, THREAD-5, THREAD-8: '%s' is '%s', %s, %s", (level, word, phrase, demand) => {
    expect(riskWord(level)).toBe(word);
    expect(riskPhrase(level)).toBe(phrase);
    expect(riskDemand(level)).toBe(demand);
  });

  it('what must not wait has a tone of its own, and none shares a word', () => {
    expect(RISK_LEVELS.map((level) => RISK_LEVEL_TONE[level])).toEqual(['danger', 'warning', 'success']);
    expect(new Set(RISK_LEVELS.map(riskWord)).size).toBe(RISK_LEVELS.length);
  });

  it.each([[null], [undefined], [1], ['OVERDUE'], ['toString'], [['overdue']]])('%j is no level', (level) => {
    expect(isRiskLevel(level)).toBe(false);
  });
});
