import { SlidersHorizontal } from 'lucide-react';
import { ALL_CUSTOMERS, ALL_CUSTOMERS_OPTION } from '@/domain/choice/choice';
import { PURCHASE_ORDER_WORDS } from '@/domain/purchase-orders/commandWords';
import type { PurchaseOrderFilters } from '@/domain/purchase-orders/filterPurchaseOrders';
import { counted } from '@/domain/text/counted';
import { narrowedTo, searchedFor } from '@/domain/text/narrowing';
import { Button } from '@/ui/Button';
import { FilterBar } from '@/ui/FilterBar';
import { SearchField } from '@/ui/SearchField';
import { optionsWithAll, SelectField } from '@/ui/SelectField';

export interface PurchaseOrderFilterBarProps {
  /** The current search words and customer; ALL_CUSTOMERS for no filter by customer. */
  filters: PurchaseOrderFilters;
  /** The distinct customers of all orders, in the order offered. */
  customers: readonly string[];
  /** Count of the filtered orders, announced when it changes. */
  resultCount: number;
  /** After each key in the search box and each chosen customer; always all filters. */
  onFilter: (filters: PurchaseOrderFilters) => void;
  /** 'More Filters' was pressed; no visible effect (PO-4). */
  onMoreFilters: () => void;
}

/** Filters the orders by search and customer (PO-2 to PO-4). */
export function PurchaseOrderFilterBar({
  filters,
  customers,
  resultCount,
  onFilter,
  onMoreFilters,
}: PurchaseOrderFilterBarProps) {
  return (
    <FilterBar
      label="Purchase order filters"
      result={counted(resultCount, 'purchase order')}
      narrowedBy={[...searchedFor(filters.search), ...narrowedTo('customer', filters.customer, ALL_CUSTOMERS)]}
    >
      <div className="sm:w-80">
        <SearchField
          label="Search PO, style or category"
          value={filters.search}
          onSearch={(search) => onFilter({ ...filters, search })}
        />
      </div>
      <div className="flex gap-2">
        <div className="min-w-0 grow sm:w-44">
          <SelectField
            label="Customer"
            labelShown={false}
            value={filters.customer}
            options={optionsWithAll(ALL_CUSTOMERS_OPTION, customers)}
            onChoose={(customer) => onFilter({ ...filters, customer })}
          />
        </div>
        <Button variant="outline" color="gray" onClick={onMoreFilters}>
          <SlidersHorizontal aria-hidden size={16} />
          {PURCHASE_ORDER_WORDS['more-filters']}
        </Button>
      </div>
    </FilterBar>
  );
}
