import { describe, expect, it } from 'vitest';
import { ALL_CUSTOMERS } from '@/domain/choice/choice';
import { customersOf } from '@/domain/customers/customersOf';
import { buildTimeline, buildTimelines } from '@/testing/timelines/buildTimelines';
import { filterTimelines } from './filterTimelines';

const timelines = [...buildTimelines(), buildTimeline({ customer: 'CALLOWAY', projects: [] })];
const found = (customer: string) => customersOf(filterTimelines(timelines, customer));

describe('MOMENTUM-1: the customer filter', () => {
  it.each([
    ['all customers', ALL_CUSTOMERS, ['ALDERWICK', 'BRANTHAM', 'CALLOWAY']],
    ['one', 'BRANTHAM', ['BRANTHAM']],
    ['one without projects', 'CALLOWAY', ['CALLOWAY']],
    ['one that is not known', 'DENHOLM', []],
    ['part of a name', 'BRANT', []],
  ])('%s', (_what, customer, expected) => {
    expect(found(customer)).toEqual(expected);
  });
});
