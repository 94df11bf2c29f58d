import '@/styles/index.css';
import { useDeferredValue, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { filterThreads, noThreadFilters } from '@/domain/threads/filterThreads';
import type { EmailThread } from '@/domain/threads/thread';
import { SmartInboxView } from '@/screens/threads/SmartInboxView';
import { FROZEN_NOW } from '@/testing/frozenClock';
import { generatePurchaseOrders } from '@/testing/purchase-orders/generateOrders';
import { STAFF } from '@/testing/teams/buildStaff';
import { generateThreads } from '@/testing/threads/generateThreads';
import { ProductTheme } from '@/ui/ProductTheme';
import { TooltipDelays } from '@/ui/Tooltip';

/** What the product is measured against: the same filter over the same threads, plain words, nothing else. */
function Floor({ threads }: { threads: readonly EmailThread[] }) {
  const [search, setSearch] = useState('');
  const shown = useMemo(() => filterThreads(threads, { ...noThreadFilters, search }), [threads, search]);
  return (
    <main>
      <h1>Floor</h1>
      <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <ul data-bench-list>
        {shown.map(({ id, customer, poNumber, riskLevel, subject, sender, preview }) => (
          <li key={id}>
            <b>{customer}</b> {poNumber} {riskLevel}
            <p>{subject}</p>
            <p>
              {sender}: {preview}
            </p>
            <button type="button">View Thread</button>
          </li>
        ))}
      </ul>
    </main>
  );
}

const nothing = () => {};

/** The inbox as its screen holds it, without the panel. */
function Product({ threads }: { threads: readonly EmailThread[] }) {
  const [filters, setFilters] = useState(noThreadFilters);
  const followed = useDeferredValue(filters);
  const shown = useMemo(() => filterThreads(threads, followed), [threads, followed]);
  return (
    <ProductTheme>
      <TooltipDelays>
        <SmartInboxView
          threads={threads}
          shownThreads={shown}
          filters={filters}
          staff={STAFF}
          now={FROZEN_NOW}
          onSyncOutlook={nothing}
          onFilter={setFilters}
          onClearAll={nothing}
          onViewPurchaseOrder={nothing}
          onAskAi={nothing}
          onViewThread={nothing}
        />
      </TooltipDelays>
    </ProductTheme>
  );
}

const parameters = new URLSearchParams(location.search);
const threads = generateThreads(Number(parameters.get('threads')), generatePurchaseOrders(300, 1), 1);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    parameters.get('kind') === 'floor' ? <Floor threads={threads} /> : <Product threads={threads} />,
  );
}
