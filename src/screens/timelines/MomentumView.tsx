import { FileOutput, Route } from 'lucide-react';
import { Fragment, memo, useContext, useState } from 'react';
import { CustomerProjects } from '@/components/timelines/CustomerProjects';
import { PhaseLegend } from '@/components/timelines/PhaseLegend';
import { PhaseTable } from '@/components/timelines/PhaseTable';
import { PhaseTimeline } from '@/components/timelines/PhaseTimeline';
import { ProjectCard } from '@/components/timelines/ProjectCard';
import { ALL_CUSTOMERS, ALL_CUSTOMERS_OPTION } from '@/domain/choice/choice';
import { counted } from '@/domain/text/counted';
import { narrowedTo } from '@/domain/text/narrowing';
import { TIMELINE_WORDS } from '@/domain/timelines/commandWords';
import type { PhaseName, Project, ProjectTimeline } from '@/domain/timelines/phase';
import { Button } from '@/ui/Button';
import { CardList } from '@/ui/CardList';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { ScreenStartContext, useHeightDrawn } from '@/ui/inSightFirst';
import { isWindowed, keysOf } from '@/ui/longList';
import { PageHeader } from '@/ui/PageHeader';
import { optionsWithAll, SelectField } from '@/ui/SelectField';
import { SwitchField } from '@/ui/SwitchField';
import { ON_PHONE, useMediaQuery } from '@/ui/useMediaQuery';

/** Height of most projects with their share of the customer's heading, in pixels, and what figures add to it. */
const PROJECT_PX = 150;
const PROJECT_ON_PHONES_PX = 500;
const FIGURES_PX = 80;

/** The least that a project takes, and a customer's heading with the gap above it, in pixels. */
const LEAST_PROJECT_PX = 108;
const HEADING_PX = 66;
/** The least above the first customer's words, in pixels: bar, title and filters, and the legend of the timelines. */
const ABOVE_PX = { table: 209, timelines: 336 };

/** The first customers, as many as begin within a height in pixels. */
function within(timelines: readonly ProjectTimeline[], height: number): readonly ProjectTimeline[] {
  let taken = 0;
  return timelines.filter(({ projects }) => {
    const isWithin = taken < height;
    taken += HEADING_PX + LEAST_PROJECT_PX * Math.max(projects.length, 1);
    return isWithin;
  });
}

const customerOf = ({ customer }: ProjectTimeline) => customer;
const projectsIn = ({ projects }: ProjectTimeline) => projects.length;

const projectCount = (timelines: readonly ProjectTimeline[]) => {
  const count = timelines.reduce((total, { projects }) => total + projects.length, 0);
  return counted(count, 'project');
};

export interface MomentumViewProps {
  /** All customers that can be chosen. */
  customers: readonly string[];
  /** One of them, or ALL_CUSTOMERS. */
  customer: string;
  /** Those of the chosen customer; a customer without projects says so. */
  timelines: readonly ProjectTimeline[];
  /** Figures in place of every timeline. */
  asTable: boolean;
  /** 'Export Timeline' was pressed; a toast follows. */
  onExportTimeline: () => void;
  /** Another customer was chosen, one of `customers` or ALL_CUSTOMERS; the parent narrows `timelines` to it. */
  onChooseCustomer: (customer: string) => void;
  /** The switch was turned; true for figures. */
  onSwitchTable: (asTable: boolean) => void;
  /** A phase was pressed, in a timeline or in a table. */
  onViewPhase: (customer: string, project: Project, phase: PhaseName) => void;
}

/**
 * Where every style stands between intent and order (MOMENTUM-1 to MOMENTUM-9). A drawer that opens over it draws none of
 * its timelines anew.
 */
export const MomentumView = memo(function MomentumView({
  customers,
  customer,
  timelines,
  asTable,
  onExportTimeline,
  onChooseCustomer,
  onSwitchTable,
  onViewPhase,
}: MomentumViewProps) {
  const drawn = within(timelines, useHeightDrawn(ABOVE_PX[asTable ? 'table' : 'timelines']));
  const keys = keysOf(drawn, customerOf);
  const onPhone = useMediaQuery(ON_PHONE);
  const start = useContext(ScreenStartContext);
  const look = `${asTable} ${customer}`;
  // Where the page will be scrolled to where it was left, it must have its whole height, which nobody can tell before. Once
  // something else is chosen, that is over.
  const [restored, setRestored] = useState(start === 'restored' && look);
  if (restored && restored !== look) setRestored(false);
  const inSightOnly = !restored && isWindowed(timelines, projectsIn);
  const customerProjects = (timeline: ProjectTimeline) => (
    <CustomerProjects timeline={timeline}>
      {(project, index) => {
        const viewPhase = (phase: PhaseName) => onViewPhase(timeline.customer, project, phase);
        return (
          <ProjectCard project={project}>
            {asTable ? (
              <PhaseTable project={project} headersShown={index === 0} onViewPhase={viewPhase} />
            ) : (
              // Marks, not their hit areas, stand in line with what is above and below.
              <div className="-mx-1.5 -mt-1.5">
                <PhaseTimeline project={project} onViewPhase={viewPhase} />
              </div>
            )}
          </ProjectCard>
        );
      }}
    </CustomerProjects>
  );
  return (
    <div className="flex flex-col gap-4">
      <PageHeader title="Momentum Tracker" description="Where every style stands between intent and order">
        <Button variant="outline" color="gray" onClick={onExportTimeline}>
          <FileOutput aria-hidden size={16} />
          {TIMELINE_WORDS['export-timeline']}
        </Button>
      </PageHeader>
      <FilterBar
        label="Timeline filters"
        result={projectCount(timelines)}
        narrowedBy={narrowedTo('customer', customer, ALL_CUSTOMERS)}
      >
        <div className="sm:w-52">
          <SelectField
            label="Customer"
            labelShown={false}
            value={customer}
            options={optionsWithAll(ALL_CUSTOMERS_OPTION, customers)}
            onChoose={onChooseCustomer}
          />
        </div>
        <div className="sm:ml-2">
          <SwitchField label="View as Table" on={asTable} onSwitch={onSwitchTable} />
        </div>
      </FilterBar>
      {!asTable && <PhaseLegend />}
      {timelines.length === 0 && (
        <EmptyState
          icon={Route}
          title="No timelines to show"
          description="Projects appear here as soon as their intent is known."
        >
          {/* The chosen one was there, and is no longer. */}
          {customers.length > 0 && (
            <Button variant="outline" color="gray" onClick={() => onChooseCustomer(ALL_CUSTOMERS)}>
              Show All Customers
            </Button>
          )}
        </EmptyState>
      )}
      {inSightOnly ? (
        <CardList
          // What was measured of timelines does not hold for figures.
          key={look}
          label="Projects by customer"
          items={timelines}
          itemKey={customerOf}
          rowsIn={projectsIn}
          estimatedHeight={(onPhone ? PROJECT_ON_PHONES_PX : PROJECT_PX) + (asTable ? FIGURES_PX : 0)}
          countInWords={(count) => counted(count, 'customer')}
        >
          {customerProjects}
        </CardList>
      ) : (
        drawn.map((timeline, place) => <Fragment key={keys[place]}>{customerProjects(timeline)}</Fragment>)
      )}
    </div>
  );
});
