import { ALL_CUSTOMERS, ALL_CUSTOMERS_OPTION } from '@/domain/choice/choice';
import { counted } from '@/domain/text/counted';
import { narrowedTo, searchedFor } from '@/domain/text/narrowing';
import { ALL_ASSIGNEES, ALL_RISK_LEVELS, chosenRiskLevel, type ThreadFilters } from '@/domain/threads/filterThreads';
import { RISK_LEVELS } from '@/domain/threads/thread';
import { riskWord } from '@/domain/threads/threadRisk';
import { Button } from '@/ui/Button';
import { FilterBar } from '@/ui/FilterBar';
import { SearchField } from '@/ui/SearchField';
import { optionsWithAll, SelectField } from '@/ui/SelectField';
import type { SelectOption } from '@/ui/selectOption';
import { SwitchField } from '@/ui/SwitchField';

const riskOptions: readonly SelectOption[] = [
  { value: ALL_RISK_LEVELS, label: 'All Risk Levels' },
  ...RISK_LEVELS.map((level) => ({ value: level, label: riskWord(level) })),
];

export interface ThreadFilterBarProps {
  /** The current values; one that is no option is shown as it is and can be changed. */
  filters: ThreadFilters;
  /** The distinct customers of all threads, in the order offered. */
  customers: readonly string[];
  /** Names to choose an assignee from; the choice filters nothing (INBOX-7). */
  staff: readonly string[];
  /** Count of the filtered threads, announced when it changes. */
  resultCount: number;
  /** After each key in the search box and each choice or switch; always all filters. */
  onFilter: (filters: ThreadFilters) => void;
  /** 'Clear All' was pressed; resets every filter, with search, assignee and switch (INBOX-9). */
  onClearAll: () => void;
}

/** Filters the threads (INBOX-4 to INBOX-9). */
export function ThreadFilterBar({
  filters,
  customers,
  staff,
  resultCount,
  onFilter,
  onClearAll,
}: ThreadFilterBarProps) {
  const change = (part: Partial<ThreadFilters>) => onFilter({ ...filters, ...part });
  return (
    <FilterBar
      label="Thread filters"
      result={counted(resultCount, 'thread')}
      narrowedBy={[
        ...searchedFor(filters.search),
        ...narrowedTo('customer', filters.customer, ALL_CUSTOMERS),
        ...(filters.riskLevel === ALL_RISK_LEVELS ? [] : [`risk level ${riskWord(filters.riskLevel)}`]),
        ...(filters.aiActionsOnly ? ['AI actions only'] : []),
      ]}
    >
      <div className="sm:min-w-0 sm:grow sm:basis-64 lg:w-80 lg:grow-0 lg:basis-auto">
        <SearchField
          label="Search customer, PO or subject"
          value={filters.search}
          onSearch={(search) => change({ search })}
        />
      </div>
      <div className="grid grid-cols-2 gap-2 sm:flex">
        <div className="sm:w-36 lg:w-40">
          <SelectField
            label="Customer"
            labelShown={false}
            value={filters.customer}
            options={optionsWithAll(ALL_CUSTOMERS_OPTION, customers)}
            onChoose={(customer) => change({ customer })}
          />
        </div>
        <div className="sm:w-36 lg:w-40">
          <SelectField
            label="Risk level"
            labelShown={false}
            value={filters.riskLevel}
            options={riskOptions}
            onChoose={(level) => change({ riskLevel: chosenRiskLevel(level) })}
          />
        </div>
        <div className="col-span-2 sm:w-36 lg:w-40">
          <SelectField
            label="Assignee"
            labelShown={false}
            value={filters.assignee}
            options={optionsWithAll({ value: ALL_ASSIGNEES, label: 'All Assignees' }, staff)}
            onChoose={(assignee) => change({ assignee })}
          />
        </div>
      </div>
      <div className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:ml-3">
        <SwitchField
          label="AI Actions Only"
          on={filters.aiActionsOnly}
          onSwitch={(aiActionsOnly) => change({ aiActionsOnly })}
        />
        <Button variant="ghost" color="gray" className="ml-0 max-sm:mr-0" onClick={onClearAll}>
          Clear All
        </Button>
      </div>
    </FilterBar>
  );
}
