import type { Meta, StoryObj } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect } from 'storybook/test';
import { HOSTILE_TEXTS, hostileDeeds, listenForHostileCode } from '@/testing/hostileTexts';
import { ProductTheme } from '@/ui/ProductTheme';
import { FED_COMPONENTS, HostileTexts, hostileProps, hostileRounds } from './HostileTexts';

type FedComponent = (typeof FED_COMPONENTS)[number];

const ROUNDS = hostileRounds({ inMatrix: HOSTILE_TEXTS.length, otherwise: 2 });

/** Draws a component with every text in every field, and tells what any of them did. */
function deedsIn(component: FedComponent): readonly string[] {
  const { name, Story, keepsState } = component;
  const deeds: string[] = [];
  const stage = document.body.appendChild(document.createElement('div'));
  const note = (error: unknown) => deeds.push(`${name} threw ${String(error)}`);
  let root = createRoot(stage, { onUncaughtError: note, onCaughtError: note });
  ROUNDS.forEach(([text, round]) => {
    const before = deeds.length;
    flushSync(() =>
      root.render(
        <ProductTheme>
          <Story key={keepsState ? round : 0} {...hostileProps(component, round)} />
        </ProductTheme>,
      ),
    );
    deeds.push(...hostileDeeds().map((deed) => `${name}, beginning with ${text}: ${deed}`));
    // What threw has taken its root along.
    if (deeds.slice(before).some((deed) => deed.includes(' threw ')))
      root = createRoot(stage, { onUncaughtError: note, onCaughtError: note });
  });
  flushSync(() => root.unmount());
  stage.remove();
  return deeds;
}

/** Nothing that a sender or a faulty service may write executes, throws, or pushes the page sideways. */
const meta = {
  component: HostileTexts,
  globals: { viewport: { value: 'w390' } },
  parameters: { controls: { disable: true } },
  beforeEach: listenForHostileCode,
  play: async ({ args: { domain }, canvas }) => {
    const fed = FED_COMPONENTS.filter((component) => component.domain === domain);
    await expect(fed.length).toBeGreaterThan(0);
    await expect(canvas.getAllByRole('listitem').length).toBe(fed.length + HOSTILE_TEXTS.length);
    await expect(fed.flatMap(deedsIn)).toEqual([]);
  },
} satisfies Meta<typeof HostileTexts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every text and number of the components about customers, as somebody hostile would write it. */
export const Customers: Story = { args: { domain: 'customers' } };

/** Every text and number of the components about purchase orders, as somebody hostile would write it. */
export const PurchaseOrders: Story = { args: { domain: 'purchase-orders' } };

/** Every text and number of the components about tickets, as somebody hostile would write it. */
export const Tickets: Story = { args: { domain: 'tickets' } };

/** Every text and number of the components about communications, as somebody hostile would write it. */
export const Communications: Story = { args: { domain: 'communications' } };

/** Every text and number of the components about threads, as somebody hostile would write it. */
export const Threads: Story = { args: { domain: 'threads' } };

/** Every text and number of the components about radar, as somebody hostile would write it. */
export const Radar: Story = { args: { domain: 'radar' } };

/** Every text and number of the components about timelines, as somebody hostile would write it. */
export const Timelines: Story = { args: { domain: 'timelines' } };

/** Every text and number of the components about documents, as somebody hostile would write it. */
export const Documents: Story = { args: { domain: 'documents' } };

/** Every text and number of the components about severity, as somebody hostile would write it. */
export const Severity: Story = { args: { domain: 'severity' } };

/** Every text and number of the components about time, as somebody hostile would write it. */
export const Time: Story = { args: { domain: 'time' } };

/** The error screens and what else the app itself says, as somebody hostile would write it. */
export const Errors: Story = {
  args: { domain: 'app' },
};

/** No domain with components is left out above. */
export const EveryDomain: Story = {
  args: { domain: 'time' },
  play: async () => {
    const told = [Customers, PurchaseOrders, Tickets, Communications, Threads, Radar, Timelines, Documents];
    const domains = [...told, Severity, Time, Errors].map(({ args }) => args.domain);
    await expect(domains.toSorted()).toEqual([...new Set(FED_COMPONENTS.map(({ domain }) => domain))].toSorted());
  },
};
