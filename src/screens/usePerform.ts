import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { ClockContext } from '@/clock/clock';
import { useNotify } from '@/notifications/notify';
import { fetchAgain } from '@/operations/fetchAgain';
import type { CommandKind, CommandOf, ResultOf } from '@/operations/Operations';
import { useOperations } from '@/operations/OperationsContext';
import { carryOut, type Reactions } from './carryOut';
import { LockContext } from './lock';
import { isRepeatedPress, pressedControl } from './press';
import { useScreenMemory } from './screenMemory';
import { showPending } from './showPending';

/** The one place that performs commands, see `carryOut`; the repeat of a press (double click, held key) performs nothing. */
export function usePerform(): <Kind extends CommandKind>(
  command: CommandOf<Kind>,
  reactions?: Reactions<ResultOf<Kind>>,
) => void {
  const operations = useOperations();
  const notify = useNotify();
  const clock = useContext(ClockContext);
  const lock = useContext(LockContext);
  const queryClient = useQueryClient();
  const { attempts } = useScreenMemory();
  return (command, reactions) => {
    if (isRepeatedPress()) return;
    const control = pressedControl();
    const ports = {
      operations,
      notify,
      clock,
      attempts,
      lock,
      invalidate: (queryKey: readonly unknown[]) => fetchAgain(queryClient, queryKey),
      showPending: () => showPending(control),
    };
    carryOut(ports, command, reactions);
  };
}
