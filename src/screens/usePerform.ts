import { useContext, useRef } from 'react';
import { ClockContext } from '@/clock/clock';
import { useNotify } from '@/notifications/notify';
import type { Command } from '@/operations/Operations';
import { useOperations } from '@/operations/OperationsContext';
import { carryOut, type PerformOptions } from './carryOut';
import { isRepeatedPress } from './press';

/** The one place that carries commands out, see `carryOut`; a press that repeats the one before it orders nothing. */
export function usePerform(): (command: Command, options: PerformOptions) => void {
  const operations = useOperations();
  const notify = useNotify();
  const clock = useContext(ClockContext);
  const runningRef = useRef(new Set<string>());
  return (command, options) => {
    if (isRepeatedPress()) return;
    carryOut({ operations, notify, clock, running: runningRef.current }, command, options);
  };
}
