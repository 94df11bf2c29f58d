/** The commands that are under way, and those whose answer was lost. */
export interface Attempts {
  /**
   * Begins a command.
   * @param command to the letter
   * @returns the key under which it is sent, the one of before when its answer was lost; undefined while it is under way
   */
  begin: (command: string) => string | undefined;
  /** Ends it. @param lost true when nobody knows whether it was carried out */
  end: (command: string, lost: boolean) => void;
}

const KEY_BYTES = 16;

/** A key that nobody else has. Works without a secure context too, where `randomUUID` is missing. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** No command is under way. */
export function createAttempts(): Attempts {
  const underWay = new Set<string>();
  const lostKeys = new Map<string, string>();
  return {
    begin: (command) => {
      if (underWay.has(command)) return undefined;
      underWay.add(command);
      const key = lostKeys.get(command) ?? newKey();
      lostKeys.set(command, key);
      return key;
    },
    end: (command, lost) => {
      underWay.delete(command);
      if (!lost) lostKeys.delete(command);
    },
  };
}
