// What starts a process in each time zone, of day.ts, momentText.ts and relativeAge.ts.
import { describe, expect, it } from 'vitest';
import { inZones, movedThroughZones } from '@/testing/inZones';
import { HOUR_MS } from './day';

describe('MOMENTUM-10: a day is the same day in every time zone', () => {
  it('from the first zone of the earth to the last', async () => {
    const zones = ['America/Los_Angeles', 'UTC', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    const said = await inZones(
      'src/domain/time/day.ts',
      zones,
      "[dayText('2026-03-12'), addDays('2026-03-07', 5), addDays('2026-03-28', 1), new Date(0).getTimezoneOffset()]",
    );
    const same = ['Mar 12', '2026-03-12', '2026-03-29'];
    // Their offsets in 1970, so that each zone was really tried.
    expect(said).toEqual([480, 0, -540, 640, 660].map((minutes) => [...same, minutes]));
  });
});

it("moments stand in the zone in which the reader's computer is by now", async () => {
  const told = await movedThroughZones(
    'src/domain/time/momentText.ts',
    ['Europe/London', 'America/New_York', 'Asia/Tokyo', 'Europe/London'],
    "[shortMoment('2026-03-12T14:05:00Z'), longMoment('2026-03-12T23:30:00Z')]",
  );
  expect(told).toEqual([
    ['Mar 12, 2:05 PM', 'March 12, 2026 at 11:30 PM'],
    ['Mar 12, 10:05 AM', 'March 12, 2026 at 7:30 PM'],
    ['Mar 12, 11:05 PM', 'March 13, 2026 at 8:30 AM'],
    ['Mar 12, 2:05 PM', 'March 12, 2026 at 11:30 PM'],
  ]);
});

describe('ages where the clocks are changed', () => {
  it.each([
    ['is skipped', 'America/New_York', '2026-03-08T06:30:00Z'],
    ['comes twice', 'America/New_York', '2026-11-01T05:30:00Z'],
    ['is cut by half', 'Australia/Lord_Howe', '2026-10-03T15:00:00Z'],
  ])('daylight saving: where an hour %s, in %s, ages count the hours that passed', async (_how, zone, moment) => {
    const at = Date.parse(moment);
    const [said] = await inZones(
      'src/domain/time/relativeAge.ts',
      [zone],
      `[
        new Date(${at}).getTimezoneOffset() !== new Date(${at + HOUR_MS}).getTimezoneOffset(),
        ...[1, 2, 23, 24].map((hours) => relativeAge('${moment}', ${at} + hours * HOUR_MS)),
      ]`,
    );
    expect(said, 'the clocks are changed, and the ages').toEqual([true, '1h ago', '2h ago', '23h ago', '1d ago']);
  });
});
