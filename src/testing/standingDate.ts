import { FROZEN_NOW } from './frozenClock';

let now = FROZEN_NOW;

/** Lets every new Date of the page stand at one moment, for what a library reads past our clock; returns how to stop. */
export function standDate(): () => void {
  const SystemDate = globalThis.Date;
  now = FROZEN_NOW;
  globalThis.Date = new Proxy(SystemDate, {
    construct: (target, args) => Reflect.construct(target, args.length === 0 ? [now] : args),
  });
  return () => {
    globalThis.Date = SystemDate;
  };
}

/** Moves that moment on. */
export function moveDate(byMs: number): void {
  now += byMs;
}
