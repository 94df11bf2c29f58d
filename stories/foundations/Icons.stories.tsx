import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, within } from 'storybook/test';
import { facts, glyphs } from 'virtual:book';
import { PlatformBadge } from '@/components/communications/PlatformBadge';
import { TrendBadge } from '@/components/customers/TrendBadge';
import { PurchaseOrderStatusBadge } from '@/components/purchase-orders/PurchaseOrderStatusBadge';
import { RiskTagBadge } from '@/components/purchase-orders/RiskTagBadge';
import { IssueTrendText } from '@/components/radar/IssueTrendText';
import { EscalatedBadge } from '@/components/severity/EscalatedBadge';
import { SeverityBadge } from '@/components/severity/SeverityBadge';
import { ThreadRiskBadge } from '@/components/threads/ThreadRiskBadge';
import { TicketStatusBadge } from '@/components/tickets/TicketStatusBadge';
import { PhaseStatusBadge } from '@/components/timelines/PhaseStatusBadge';
import { PLATFORMS } from '@/domain/communications/message';
import { TRENDS } from '@/domain/customers/customerSummary';
import { PURCHASE_ORDER_STATUSES, RISK_TAGS } from '@/domain/purchase-orders/purchaseOrder';
import { ISSUE_TRENDS } from '@/domain/radar/radarReport';
import { SEVERITIES } from '@/domain/severity/severity';
import { RISK_LEVELS } from '@/domain/threads/thread';
import { TICKET_STATUSES } from '@/domain/tickets/ticket';
import { PHASE_STATUSES } from '@/domain/timelines/phase';
import { iconsIn } from '@/testing/icon';
import { SearchField } from '@/ui/SearchField';
import { BookPage, bookPage, BookSection, BookTable, FILE_NAMES, FileName } from '../BookPage';

/** Every closed vocabulary whose words wear an icon, drawn by the component that draws it in the product. */
const VOCABULARIES: readonly { name: string; component: string; badges: readonly ReactNode[] }[] = [
  {
    name: 'Status of an order',
    component: 'PurchaseOrderStatusBadge',
    badges: PURCHASE_ORDER_STATUSES.map((status) => <PurchaseOrderStatusBadge key={status} status={status} />),
  },
  {
    name: 'Risk of an order',
    component: 'RiskTagBadge',
    badges: RISK_TAGS.map((riskTag) => <RiskTagBadge key={riskTag} riskTag={riskTag} />),
  },
  {
    name: 'Status of a ticket',
    component: 'TicketStatusBadge',
    badges: TICKET_STATUSES.map((status) => <TicketStatusBadge key={status} status={status} />),
  },
  {
    name: 'Escalation',
    component: 'EscalatedBadge',
    badges: [<EscalatedBadge key="by hand" />, <EscalatedBadge key="automatically" automatically />],
  },
  {
    name: 'Risk of a thread',
    component: 'ThreadRiskBadge',
    badges: RISK_LEVELS.map((level) => <ThreadRiskBadge key={level} riskLevel={level} />),
  },
  {
    name: 'Status of a phase',
    component: 'PhaseStatusBadge',
    badges: PHASE_STATUSES.map((status) => <PhaseStatusBadge key={status} status={status} />),
  },
  {
    name: 'Severity',
    component: 'SeverityBadge',
    badges: SEVERITIES.map((severity) => <SeverityBadge key={severity} severity={severity} />),
  },
  {
    name: "Trend of a customer's score",
    component: 'TrendBadge',
    badges: TRENDS.map((trend) => <TrendBadge key={trend} trend={trend} />),
  },
  {
    name: 'Trend of an issue',
    component: 'IssueTrendText',
    badges: ISSUE_TRENDS.map((trend) => <IssueTrendText key={trend} trend={trend} />),
  },
  {
    name: 'Platform of a message',
    component: 'PlatformBadge',
    badges: PLATFORMS.map((platform) => <PlatformBadge key={platform} platform={platform} onTint={false} />),
  },
];

const drawnFromLibrary = facts.icons.filter(({ own }) => !own);
const drawnByUs = facts.icons.filter(({ own }) => own);

function Glyphs() {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const shown = drawnFromLibrary.filter(({ name, uses }) =>
    [name, ...uses.flatMap(({ word, file }) => [word, file])].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <>
      <div className="max-w-80">
        <SearchField label="Search icons" value={query} onSearch={setQuery} />
      </div>
      <BookTable name="Icons" columns={['Icon', 'Name', 'Beside or for', 'Where']}>
        {shown.map(({ name, uses }) => {
          const Glyph = glyphs[name];
          return (
            <tr key={name} className="align-top">
              <td className="w-0">{Glyph && <Glyph aria-hidden size={20} />}</td>
              <th scope="row" className="w-0 whitespace-nowrap">
                {name}
              </th>
              <td>{[...new Set(uses.map(({ word }) => word).filter(Boolean))].join(', ') || '–'}</td>
              <td>
                <ul className={FILE_NAMES}>
                  {[...new Set(uses.map(({ file }) => file))].map((file) => (
                    <li key={file}>
                      <FileName file={file} />
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          );
        })}
      </BookTable>
    </>
  );
}

const meta = {
  tags: ['!autodocs'],
  parameters: { ...bookPage },
  render: () => (
    <BookPage
      title="Icons"
      lead="One set, drawn alike, at 14 px in tags, 16 in buttons and 18 to 24 elsewhere. One word, one icon; an icon alone has an accessible name and a tooltip. The sparkle belongs to the AI, and nothing else sparkles."
    >
      <BookSection
        title="Words that wear an icon"
        lead="Each closed vocabulary as the product draws it. A word has the same icon wherever it stands."
      >
        <BookTable name="Vocabularies" columns={['Vocabulary', 'Words', 'Drawn by']}>
          {VOCABULARIES.map(({ name, component, badges }) => (
            <tr key={name}>
              <th scope="row" className="whitespace-nowrap">
                {name}
              </th>
              <td>
                <span className="flex flex-wrap items-center gap-x-4 gap-y-2">{badges}</span>
              </td>
              <td>
                <FileName file={`${component}.tsx`} />
              </td>
            </tr>
          ))}
        </BookTable>
      </BookSection>
      <BookSection
        title="Every icon"
        lead={`${drawnFromLibrary.length} icons from the library, as the sources import them. We drew ${drawnByUs.length} ourselves, where the set had none that tells apart on paper: the bars of severities, and two signs for the rings of a timeline.`}
      >
        <Glyphs />
      </BookSection>
    </BookPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every icon with its word and where it stands; no word wears two. */
export const Icons: Story = {
  play: async ({ canvas }) => {
    const [, ...rows] = within(canvas.getByRole('region', { name: 'Vocabularies, table' })).getAllByRole('row');
    const iconsOf = new Map<string, Set<string>>();
    for (const icon of rows.flatMap((row) => [...row.querySelectorAll('svg')])) {
      const word = icon.nextElementSibling?.textContent.replace(/^.*: /, '') ?? '';
      const [drawn = ''] = icon.parentElement ? iconsIn(icon.parentElement) : [];
      iconsOf.set(word, new Set([...(iconsOf.get(word) ?? []), drawn]));
    }
    await expect([...iconsOf].filter(([, icons]) => icons.size > 1)).toEqual([]);
    await expect(iconsOf.get('Delayed')).toEqual(new Set(['hourglass']));
    await expect(iconsOf.size).toBeGreaterThan(20);
    await expect(within(canvas.getByRole('region', { name: 'Icons, table' })).getAllByRole('row')).toHaveLength(
      drawnFromLibrary.length + 1,
    );
  },
};

/** A word finds its icons. Hidden in the sidebar: the page should open whole. */
export const Searching: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'escalat');
    await expect(canvas.getByRole('row', { name: /ChevronsUp/ })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /Archive/ })).not.toBeInTheDocument();
  },
};
