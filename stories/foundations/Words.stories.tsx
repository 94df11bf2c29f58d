import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { facts } from 'virtual:book';
import { fileSizeText } from '@/domain/documents/fileSize';
import { changeText, shareText } from '@/domain/radar/percentText';
import { weekText } from '@/domain/radar/weekText';
import { counted } from '@/domain/text/counted';
import { orDash } from '@/domain/text/textOr';
import { dayText, dayWithYear } from '@/domain/time/day';
import { exactMoment, longMoment, shortMoment } from '@/domain/time/momentText';
import { overdueFigure, overdueWords } from '@/domain/time/overdueText';
import { relativeAge } from '@/domain/time/relativeAge';
import { lagText, lagWords } from '@/domain/timelines/lag';
import { targetText } from '@/domain/timelines/phaseText';
import { COMMANDS } from '@/operations/Operations';
import { FROZEN_NOW, hoursAgo } from '@/testing/frozenClock';
import { WholeIds } from '@/ui/WholeIds';
import { BookPage, bookPage, BookSection, BookTable } from '../BookPage';

type Row = readonly [what: string, ...shown: string[]];

const moment = new Date(FROZEN_NOW).toISOString();

const DATES: readonly Row[] = [
  ['A day', dayText('2026-03-12')],
  ['A day with its year', dayWithYear('2026-03-12')],
  ['A week', weekText({ firstDay: '2026-11-16', lastDay: '2026-11-22' })],
  ['A moment', shortMoment(moment)],
  ['A moment in full, for titles and screen readers', exactMoment(moment)],
  ['When a sheet was printed', longMoment(moment)],
  ['No target date', targetText(null)],
  ['A day that is in no calendar', dayText('2026-02-30')],
  ['A moment that cannot be read', shortMoment('soon')],
];

const AGES: readonly Row[] = [
  ['Under an hour', relativeAge(hoursAgo(0.9), FROZEN_NOW)],
  ['Under a day', relativeAge(hoursAgo(1), FROZEN_NOW), relativeAge(hoursAgo(23.9), FROZEN_NOW)],
  ['Older', relativeAge(hoursAgo(24), FROZEN_NOW), relativeAge(hoursAgo(24 * 40), FROZEN_NOW)],
  ['In the future', relativeAge(hoursAgo(-2), FROZEN_NOW)],
  ['That cannot be read', relativeAge('soon', FROZEN_NOW)],
];

/** What is seen, and what is heard where that differs. */
const FIGURES: readonly Row[] = [
  ['A count', counted(1, 'email'), counted(1_204, 'email')],
  ['A lag', `${lagText(0)}, ${lagText(4)}, ${lagText(-2)}`, `${lagWords(0)}, ${lagWords(4)}, ${lagWords(-2)}`],
  ['Days overdue', `${overdueFigure(4)}, ${overdueFigure(0)}`, `${overdueWords(4)}, ${overdueWords(0)}`],
  ['A share', shareText(87)],
  ['A change', `${changeText(15)}, ${changeText(-3)}`],
  ['A size', `${fileSizeText(184_000)}, ${fileSizeText(38_400_000)}`],
];

const DASHES: readonly Row[] = [
  ['A text that is empty', orDash(' ')],
  ['A count that is no number', counted(Number.NaN, 'email')],
  ['A share above 100', shareText(140)],
  ['Nothing overdue', overdueFigure(0)],
  ['A lag that is no number', lagText(Number.NaN)],
  ['A size that is negative', fileSizeText(-1)],
];

function Rows({ name, columns, rows }: { name: string; columns: readonly string[]; rows: readonly Row[] }) {
  return (
    <BookTable name={name} columns={columns}>
      {rows.map(([what, ...shown]) => (
        <tr key={what}>
          <th scope="row" className="w-1/3 min-w-48">
            {what}
          </th>
          {columns.slice(1).map((column, place) => (
            <td key={column}>{shown[place]}</td>
          ))}
        </tr>
      ))}
    </BookTable>
  );
}

/** All but the one that is drawn as an icon alone, whose name is a hint. */
const buttons = Object.entries(COMMANDS).flatMap(([kind, { words }]) =>
  typeof words === 'string' && kind !== 'ai-thread-action' ? [words] : [],
);

const meta = {
  tags: ['!autodocs'],
  parameters: { ...bookPage },
  render: () => (
    <BookPage
      title="Words"
      lead="What is said, and how. The left columns name the cases; beside them is what the product's own code returns for each, here and now."
    >
      <BookSection
        title="Vocabularies"
        lead="Every closed list of words, in its own order; a form may offer it in reverse. A word that is not in the list is shown unchanged, in neutral, with a question mark; an empty one reads 'Unknown'."
      >
        <BookTable name="Vocabularies" columns={['List', 'Words', 'What for']}>
          {facts.vocabularies.map(({ name, file, values, sentence }) => (
            <tr key={`${file} ${name}`} className="align-top">
              <th scope="row" className="whitespace-nowrap">
                {name.toLowerCase().replaceAll('_', ' ')}
                <span className="block text-label font-normal text-ink-2">{file.replace('src/domain/', '')}</span>
              </th>
              <td>
                <ul className="flex max-w-[60ch] flex-wrap gap-x-4 gap-y-1">
                  {values.map(({ value, read }) => (
                    <li key={value}>
                      {read}
                      {read !== value && <span className="text-ink-2"> ({value})</span>}
                    </li>
                  ))}
                </ul>
              </td>
              <td className="min-w-60 text-ink-2">
                <WholeIds>{sentence}</WholeIds>
              </td>
            </tr>
          ))}
        </BookTable>
      </BookSection>
      <BookSection title="Days and moments" lead="In short US form, in the reader's own time zone; days have none.">
        <Rows name="Days and moments" columns={['What', 'Reads']} rows={DATES} />
      </BookSection>
      <BookSection title="Ages">
        <Rows name="Ages" columns={['What', 'Reads', 'Up to']} rows={AGES} />
      </BookSection>
      <BookSection
        title="Figures"
        lead="A comma every three digits, a true minus sign, and words for screen readers where the screen has a sign."
      >
        <Rows name="Figures" columns={['What', 'Reads', 'Is heard, or reads with more']} rows={FIGURES} />
      </BookSection>
      <BookSection
        title="Dashes and unknowns"
        lead="An en dash says that there is nothing; 'Unknown' says that there is something which is not known. No sentence is written with a dash."
      >
        <Rows name="Dashes and unknowns" columns={['What', 'Reads']} rows={DASHES} />
      </BookSection>
      <BookSection
        title="Capitals"
        lead="Buttons, headings and form fields in title case; everything else, filters included, in sentence case. Titles, labels, points of a banner, descriptions of screens, what a field lacks and “Opening …” go without a full stop; other whole sentences end with one. These are the buttons of all commands."
      >
        <ul aria-label="Buttons" className="flex flex-wrap gap-2 text-dense">
          {[...new Set(buttons)].map((words) => (
            <li key={words} className="rounded-control border border-outline px-2.5 py-1">
              {words}
            </li>
          ))}
        </ul>
      </BookSection>
    </BookPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words that only join others. */
const SMALL = /^(a|an|and|as|for|in|of|on|to|via|with|&)$/;

/** Every vocabulary, how days, ages and figures read, and the case of what buttons say. */
export const Words: Story = {
  play: async ({ canvas }) => {
    const vocabularies = within(canvas.getByRole('region', { name: 'Vocabularies, table' }));
    await expect(vocabularies.getByRole('row', { name: /^phase statuses/ })).toHaveTextContent(
      'In Progress (in-progress)',
    );
    await expect(vocabularies.getAllByRole('row')).toHaveLength(facts.vocabularies.length + 1);
    await expect(canvas.getByRole('row', { name: /^Under an hour/ })).toHaveTextContent('Just now');
    await expect(canvas.getByRole('row', { name: /^A day that is in no calendar/ })).toHaveTextContent('Unknown date');
    await expect(canvas.getByRole('row', { name: /^A change/ })).toHaveTextContent('+15%, −3%');
    const words = within(canvas.getByRole('list', { name: 'Buttons' })).getAllByRole('listitem');
    const small = words.flatMap(({ textContent }) => textContent.split(' ')).filter((word) => !/^[A-Z]/.test(word));
    await expect(small.filter((word) => !SMALL.test(word))).toEqual([]);
  },
};
