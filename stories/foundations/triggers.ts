import { COMMANDS } from '@/operations/Operations';
import type { BookFacts } from '../../scripts/book/facts.mjs';

/** What the button of a command says, by the key of the toast for its success. */
const buttons = new Map<string, string>(
  Object.values(COMMANDS).flatMap((record) =>
    'outcome' in record && typeof record.words === 'string' ? [[record.outcome, record.words] as const] : [],
  ),
);

/**
 * What makes a message come: the command whose success it tells, or what the catalogue says above it.
 * @param key in the catalogue
 * @throws Error when nothing says it
 */
export function triggerOf(key: string, messages: BookFacts['messages']): string {
  const button = buttons.get(key);
  if (button !== undefined) return `'${button}' was carried out`;
  const trigger = messages[key]?.trigger;
  if (!trigger) throw new Error(`Nothing says what calls for '${key}'`);
  return trigger;
}
