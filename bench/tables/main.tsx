import '@/styles/index.css';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PurchaseOrderTable } from '@/components/purchase-orders/PurchaseOrderTable';
import { nextSort, type Sort } from '@/domain/ordering/sortRows';
import {
  filterPurchaseOrders,
  noPurchaseOrderFilters,
  preparePurchaseOrderSearch,
} from '@/domain/purchase-orders/filterPurchaseOrders';
import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import { type PurchaseOrderColumn, sortPurchaseOrders } from '@/domain/purchase-orders/sortPurchaseOrders';
import { PurchaseOrderTrackerView } from '@/screens/purchase-orders/PurchaseOrderTrackerView';
import { usePrepared } from '@/screens/usePrepared';
import { generatePurchaseOrders } from '@/testing/purchase-orders/generateOrders';
import { ScreenStartContext } from '@/ui/inSightFirst';
import { ProductTheme } from '@/ui/ProductTheme';
import { TooltipDelays } from '@/ui/Tooltip';

const ROW_PX = 44;
const fields = ['poNumber', 'styleName', 'customer', 'category', 'factory', 'status', 'team', 'riskTag'] as const;

/** What the product is measured against: the same filter and order over the same data, plain rows, nothing else. */
function Floor({ purchaseOrders }: { purchaseOrders: readonly PurchaseOrder[] }) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort<PurchaseOrderColumn>>(null);
  const regionRef = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () => sortPurchaseOrders(filterPurchaseOrders(purchaseOrders, { ...noPurchaseOrderFilters, search }), sort),
    [purchaseOrders, search, sort],
  );
  const virtualizer = useVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    getScrollElement: () => regionRef.current,
    overscan: 6,
  });
  return (
    <main>
      <h1>Floor</h1>
      <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <button type="button" onClick={() => setSort(nextSort(sort, 'customer'))}>
        Customer
      </button>
      <div ref={regionRef} className="data-grid" style={{ overflow: 'auto' }}>
        <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
          {virtualizer.getVirtualItems().map(({ index, start, key }) => {
            const row = rows[index];
            return (
              row && (
                <div
                  key={key}
                  data-row
                  style={{ position: 'absolute', top: start, height: ROW_PX, display: 'flex', gap: 12 }}
                >
                  {fields.map((field) => (
                    <span key={field}>{row[field]}</span>
                  ))}
                  <span>{row.linkedTickets}</span>
                  <span>{row.progress}</span>
                </div>
              )
            );
          })}
        </div>
      </div>
    </main>
  );
}

const nothing = () => {};
const AT_TOP = 'at top';

function Product({ purchaseOrders }: { purchaseOrders: readonly PurchaseOrder[] }) {
  const [filters, setFilters] = useState(noPurchaseOrderFilters);
  const [sort, setSort] = useState<Sort<PurchaseOrderColumn>>(null);
  usePrepared(purchaseOrders, preparePurchaseOrderSearch);
  const found = useMemo(() => filterPurchaseOrders(purchaseOrders, filters), [purchaseOrders, filters]);
  const shown = useMemo(() => sortPurchaseOrders(found, sort), [found, sort]);
  return (
    <ProductTheme>
      <TooltipDelays>
        <ScreenStartContext value={AT_TOP}>
          <PurchaseOrderTrackerView
            purchaseOrders={purchaseOrders}
            foundCount={shown.length}
            filters={filters}
            table={
              <PurchaseOrderTable
                purchaseOrders={shown}
                sort={sort}
                narrowed={purchaseOrders.length > 0}
                onSort={(column) => setSort(nextSort(sort, column))}
                onViewPurchaseOrder={nothing}
                onClearFilters={nothing}
              />
            }
            onNewPurchaseOrder={nothing}
            onFilter={setFilters}
            onMoreFilters={nothing}
          />
        </ScreenStartContext>
      </TooltipDelays>
    </ProductTheme>
  );
}

const parameters = new URLSearchParams(location.search);
const purchaseOrders = generatePurchaseOrders(Number(parameters.get('rows')), 1);
const root = document.getElementById('root');
if (root) {
  performance.mark('render');
  createRoot(root).render(
    parameters.get('kind') === 'floor' ? (
      <Floor purchaseOrders={purchaseOrders} />
    ) : (
      <Product purchaseOrders={purchaseOrders} />
    ),
  );
}
