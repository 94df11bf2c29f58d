import { describe, expect, it } from 'vitest';
import { CHANNELS } from '@/domain/communications/conversation';
import { unreadCount } from '@/domain/communications/unread';
import { FROZEN_NOW } from '@/testing/frozenClock';
import { sampleCommunications } from './communications';
import { HOUR_MS } from '@/domain/time/day';

const sample = (loadedAt: number) =>
  sampleCommunications((hours) => new Date(loadedAt - hours * HOUR_MS).toISOString());
const conversations = sample(FROZEN_NOW);

it('COMMS-1: three sample orders, each tied to one of the three customers', () => {
  expect(conversations.map(({ poNumber, customer }) => [poNumber, customer])).toEqual([
    ['PO-24790', 'TARNFELL'],
    ['PO-24803', 'BRACKENBY'],
    ['PO-24817', 'QUILLMOOR'],
  ]);
});

describe.each(CHANNELS)('%s', (channel) => {
  const groups = conversations.map((conversation) => conversation.groups[channel]);
  const messages = groups.flatMap((group) => group.messages);

  it('COMMS-4: read and unread messages occur', () => {
    expect(new Set(messages.map(({ isRead }) => isRead))).toEqual(new Set([true, false]));
  });

  it('COMMS-2: all messages of a channel come from one platform', () => {
    const platform = { internal: 'Teams', customer: 'Outlook', factory: 'SAP' }[channel];
    expect(new Set(messages.map((message) => message.platform))).toEqual(new Set([platform]));
  });

  it('COMMS-7: every order has a suggestion of its own', () => {
    expect(new Set(groups.map(({ suggestedReply }) => suggestedReply)).size).toBe(groups.length);
  });
});

it('an order without messages in one channel, and channels where all were read, occur', () => {
  const groups = conversations.flatMap(({ groups: byChannel }) => Object.values(byChannel));
  expect(groups.some(({ messages }) => messages.length === 0)).toBe(true);
  expect(groups.some(({ messages }) => messages.length > 0 && unreadCount(messages) === 0)).toBe(true);
});

describe('times are relative to the moment of loading', () => {
  const timesOf = (loadedAt: number) =>
    sample(loadedAt).flatMap(({ groups }) =>
      Object.values(groups).flatMap(({ messages }) => messages.map(({ time }) => Date.parse(time))),
    );

  it('a later load moves every time by as much', () => {
    const later = 77 * HOUR_MS + 12_345;
    expect(timesOf(FROZEN_NOW + later)).toEqual(timesOf(FROZEN_NOW).map((time) => time + later));
  });

  it('none is in the future', () => {
    expect(timesOf(FROZEN_NOW).filter((time) => time > FROZEN_NOW)).toEqual([]);
  });
});
