import { uniqueKey } from './uniqueKey';

/** The pending commands, and those whose response was lost. */
export interface Attempts {
  /**
   * Begins a command.
   * @param command as JSON, exactly
   * @returns the key to send it under, the same as before when its response was lost; undefined while it is pending
   */
  begin: (command: string) => string | undefined;
  /**
   * Ends it.
   * @param lost true when it is unknown whether it was performed
   * @returns forgets the key; does nothing once the command was begun again
   */
  end: (command: string, lost: boolean) => () => void;
}

/** Creates the attempts, with no command pending. */
export function createAttempts(): Attempts {
  const pending = new Set<string>();
  const attempts = new Map<string, { key: string }>();
  return {
    begin: (command) => {
      if (pending.has(command)) return undefined;
      pending.add(command);
      const key = attempts.get(command)?.key ?? uniqueKey();
      attempts.set(command, { key });
      return key;
    },
    end: (command, lost) => {
      pending.delete(command);
      const attempt = attempts.get(command);
      const forget = () => {
        if (attempts.get(command) === attempt) attempts.delete(command);
      };
      if (!lost) forget();
      return forget;
    },
  };
}
