import { describe, expect, it } from 'vitest';
import type { Operations } from '@/operations/Operations';
import { commandsOn, performAll } from './commandRules';
import { readAll } from './records';
import { sentAs } from './sentAs';

/**
 * What is true of the sample alone, since it saves nothing; the contract asks none of it of a backend.
 * @param make makes the sample, anew for every test
 */
export function describeSample(make: () => Operations): void {
  describe('what is fiction in the sample', () => {
    it('no command changes anything', async () => {
      const operations = make();
      const before = structuredClone(await readAll(operations));
      await performAll(operations);
      expect(await readAll(operations)).toEqual(before);
    });

    it('what a command resolves with identifies nothing', async () => {
      const operations = make();
      const records = await readAll(operations);
      const text = JSON.stringify(records);
      for (const command of Object.values(commandsOn(records))) {
        const result: unknown = await operations.perform(command, sentAs('1'));
        const [id] = Object.values(result ?? {});
        expect(text).not.toContain(JSON.stringify(id ?? command.kind));
      }
    });

    it('DATA-2: every ticket has the texts that may be left out elsewhere', async () => {
      const { tickets } = await readAll(make());
      const texts = tickets.flatMap(({ infoNeededFrom, responsibleForClosure, gptSuggestion }) => [
        infoNeededFrom,
        responsibleForClosure,
        gptSuggestion,
      ]);
      expect(texts).not.toContain('');
    });

    it('PO-14: there are related tickets enough for every order, and they name none', async () => {
      const { purchaseOrders, relatedTickets } = await readAll(make());
      expect(purchaseOrders.filter(({ linkedTickets }) => linkedTickets > relatedTickets.length)).toEqual([]);
      expect(JSON.stringify(relatedTickets)).not.toMatch(/PO-?\s?\d/i);
    });
  });
}
