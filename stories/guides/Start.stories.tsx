import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardList, Code, type LucideIcon, SwatchBook } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { PRODUCT_NAME } from '@/domain/product';
import { Panel } from '@/ui/Panel';
import { BookLink, BookPage, bookPage } from '../BookPage';
import { LastRunStrip } from './LastRunStrip';
import { readLastResults } from './lastResults';

interface Door {
  name: string;
  icon: LucideIcon;
  says: string;
  links: readonly { address: string; text: string; says: string }[];
}

const DOORS: readonly Door[] = [
  {
    name: 'Design',
    icon: SwatchBook,
    says: 'What the product looks like and says, from the sources that it ships.',
    links: [
      {
        address: './?path=/story/foundations-colour--colour',
        text: 'Foundations',
        says: 'colour, type, icons, motion, messages and words',
      },
      {
        address: './?path=/story/screen-maps-screens--dashboard',
        text: 'Screen maps',
        says: 'each screen, with its parts numbered and named',
      },
      {
        address: './?path=/docs/components-threads-threadcard--docs',
        text: 'Components',
        says: 'every part in every state',
      },
      {
        address: './?path=/docs/specification-state-atlas--docs',
        text: 'State atlas',
        says: 'which component shows which state, in one table',
      },
      {
        address: './?path=/docs/specification-status--docs',
        text: 'Status by component',
        says: 'what is known of the accessibility of each',
      },
    ],
  },
  {
    name: 'QA',
    icon: ClipboardList,
    says: 'What must hold, and what proves it. Every story is a test, in light and in dark.',
    links: [
      {
        address: './?path=/docs/specification-clauses--docs',
        text: 'Clauses',
        says: 'the specification, line by line, with its proofs',
      },
      {
        address: './?path=/docs/specification-checklists--docs',
        text: 'Checklists',
        says: 'what each screen must do, step by step, to be ticked',
      },
      {
        address: './?path=/docs/screens-threads-smartinboxscreen--docs',
        text: 'Screens',
        says: 'each with its data, late and refused too',
      },
      {
        address: './?path=/docs/flows-triageathread--docs',
        text: 'Flows',
        says: 'whole tasks, from the first press to the last word',
      },
      {
        address: './?path=/docs/guides-find-a-state--docs',
        text: 'Find a state',
        says: 'loading, empty, error, mobile and others, by the word',
      },
      {
        address: './?path=/docs/guides-faults--docs',
        text: 'Faults',
        says: 'what may go wrong, what people see then, and its proof',
      },
      {
        address: './?path=/docs/specification-quality--docs',
        text: 'Quality',
        says: 'how good the product and its tests are, measured',
      },
    ],
  },
  {
    name: 'Code',
    icon: Code,
    says: 'How the code is organised, and how to build on it.',
    links: [
      {
        address: './?path=/docs/guides-building-with-the-components--docs',
        text: 'Building with the components',
        says: 'find, import, what always holds, commands',
      },
      {
        address: './?path=/docs/guides-making-a-change--docs',
        text: 'Making a change',
        says: 'where a field, a command, a word, a screen goes',
      },
      {
        address: './?path=/docs/guides-plugging-in-a-backend--docs',
        text: 'Plugging in a backend',
        says: 'what to write in place of the sample',
      },
      {
        address: './?path=/docs/guides-writing-a-story--docs',
        text: 'Writing a story',
        says: 'the conventions of this Storybook',
      },
    ],
  },
];

const meta = {
  tags: ['!autodocs'],
  parameters: { ...bookPage },
  loaders: [async () => ({ results: await readLastResults() })],
  render: (_args, { loaded: { results } }) => (
    <BookPage
      title={PRODUCT_NAME}
      lead="A customer operations platform for an apparel sourcing and production business. This book holds every part of it, each in all its states; the toolbar turns any page light or dark, and gives any story the widths that people have."
    >
      <div className="grid gap-4 sm:grid-cols-3">
        {DOORS.map(({ name, icon: Icon, says, links }) => (
          <Panel key={name} padding="large">
            <section aria-labelledby={name} className="flex flex-col gap-4">
              <div className="flex flex-col gap-1">
                <h2 id={name} className="flex items-center gap-2 text-section font-semibold">
                  <Icon aria-hidden size={18} className="text-ink-2" />
                  {name}
                </h2>
                <p className="text-dense text-ink-2 sm:min-h-9">{says}</p>
              </div>
              <ul className="flex flex-col divide-y divide-line border-t border-line">
                {links.map(({ address, text, says: about }) => (
                  <li key={address} className="flex flex-col py-2">
                    <span className="font-medium">
                      <BookLink address={address}>{text}</BookLink>
                    </span>
                    <span className="text-dense text-ink-2">{about}</span>
                  </li>
                ))}
              </ul>
            </section>
          </Panel>
        ))}
      </div>
      <p className="max-w-[80ch] text-ink-2">
        The list at the left shows the states that people speak of. The funnel above it adds edges, such as odd data and
        small windows, and actions, such as a double press; its search finds them all, each on its component's page. A
        component's Docs page says what it is for and shows every look it can have. In a single story, the panel
        Interactions goes through its test step by step.
      </p>
      <p className="max-w-[80ch] text-ink-2">
        From the sources, <code>npm run storybook</code> serves this book, <code>npm run test:stories</code> plays every
        story, and words after <code>--</code> narrow it: <code>npm run test:stories -- ThreadCard</code>.
      </p>
      <LastRunStrip results={results} />
    </BookPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three doors, for design, QA and code, and what the last run said. */
export const Start: Story = {
  play: async ({ canvas, loaded: { results } }) => {
    for (const { name, links } of DOORS) {
      const door = within(canvas.getByRole('region', { name }));
      await expect(door.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
        links.map(({ text }) => text),
      );
    }
    await expect(canvas.getByRole('region', { name: 'Last run' })).toHaveTextContent(
      results ? `${results.proven} of ${results.clauses} clauses proven` : 'no npm test had ended',
    );
  },
};
