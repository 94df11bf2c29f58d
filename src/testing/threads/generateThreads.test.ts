import { describe, expect, it } from 'vitest';
import { RISK_LEVELS } from '@/domain/threads/thread';
import { generatePurchaseOrders } from '../purchase-orders/generateOrders';
import { generateMessages, generateThreads } from './generateThreads';

const orders = generatePurchaseOrders(300, 1);
const threads = generateThreads(1_000, orders, 1);
const emails = threads.map((thread) => generateMessages(thread, 1));

describe('generated threads', () => {
  it('are as many as requested, the same for the same seed, others for another', () => {
    expect(threads).toHaveLength(1_000);
    expect(generateThreads(1_000, orders, 1)).toEqual(threads);
    expect(generateThreads(1_000, orders, 2)).not.toEqual(threads);
    expect(generateThreads(0, orders, 1)).toEqual([]);
    expect(generateThreads(5, [], 1)).toEqual([]);
  });

  it('have ids of their own and name an order and its customer', () => {
    expect(new Set(threads.map(({ id }) => id)).size).toBe(1_000);
    const customerOf = new Map(orders.map(({ poNumber, customer }) => [poNumber, customer]));
    expect(threads.filter(({ poNumber, customer }) => customerOf.get(poNumber) !== customer)).toEqual([]);
  });

  it('have every level, and suggestions exactly with an AI action', () => {
    expect(new Set(threads.map(({ riskLevel }) => riskLevel))).toEqual(new Set(RISK_LEVELS));
    const faultOfEach = threads.filter(({ hasAiAction, aiSuggestion, suggestedPriority, suggestedAssignee }) =>
      [aiSuggestion, suggestedPriority, suggestedAssignee].some((part) => (part !== null) !== hasAiAction),
    );
    expect(faultOfEach).toEqual([]);
    expect(new Set(threads.map(({ hasAiAction }) => hasAiAction)).size).toBe(2);
  });
});

describe('generated emails', () => {
  it('are those that the thread counts, with its files, the newest first', () => {
    for (const [index, thread] of threads.entries()) {
      const mine = emails[index] ?? [];
      expect(mine).toHaveLength(thread.emailCount);
      expect(mine.flatMap(({ attachments }) => attachments)).toHaveLength(thread.attachments);
      const times = mine.map(({ timestamp }) => timestamp);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(mine[0]).toMatchObject({ sender: thread.sender, subject: thread.subject, timestamp: thread.lastEmail });
    }
  });

  it('have ids of their own and are the same for the same seed', () => {
    const ids = emails.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(threads.slice(0, 5).map((thread) => generateMessages(thread, 1))).toEqual(emails.slice(0, 5));
  });
});
