import { NOT_CHOSEN } from '@/domain/choice/choice';
import type { RecordRule } from '../rule';
import { faultsOf, noneOf, repeated, text } from '../shape';

export const teamRules: readonly RecordRule[] = [
  {
    name: 'staff are named, each once',
    faults: ({ staff }) => [
      ...noneOf(staff, 'staff'),
      ...faultsOf(
        staff.map((member) => ({ member })),
        { member: text },
      ),
      ...repeated(staff),
    ],
  },
  {
    name: 'SHELL-11: no member of the staff is called like nobody',
    faults: ({ staff }) => staff.filter((member) => member === NOT_CHOSEN),
  },
];
