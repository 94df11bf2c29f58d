import { Route } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { customerName } from '@/domain/customers/customerSummary';
import { counted } from '@/domain/text/counted';
import type { Project, ProjectTimeline } from '@/domain/timelines/phase';
import { EmptyState } from '@/ui/EmptyState';
import { keysOf } from '@/ui/longList';
import { Panel } from '@/ui/Panel';
import { RecordGuard } from '@/ui/RecordGuard';
import { SectionHeading } from '@/ui/SectionHeading';

export interface CustomerProjectsProps {
  /** A blank customer reads 'Unnamed customer'; without projects it says so. */
  timeline: ProjectTimeline;
  /** What stands for a project, a `ProjectCard`; `index` is its place, from 0. */
  children: (project: Project, index: number) => ReactNode;
}

/** The projects of one customer, so aligned that the phases stand below one another. */
export function CustomerProjects({ timeline: { customer, projects }, children }: CustomerProjectsProps) {
  const headingId = useId();
  const keys = keysOf(projects, ({ poNumber }) => poNumber);
  return (
    <Panel>
      <section aria-labelledby={headingId}>
        <div className="border-b border-line px-4 py-3 md:px-5">
          <SectionHeading id={headingId} count={projects.length} countWords={counted(projects.length, 'project')}>
            {customerName({ name: customer })}
          </SectionHeading>
        </div>
        {projects.length === 0 ? (
          <div className="p-4 md:px-5">
            <EmptyState
              icon={Route}
              title="No projects yet"
              description="Projects appear here as soon as their intent is known."
            />
          </div>
        ) : (
          <div className="ruled">
            {projects.map((project, index) => (
              <RecordGuard key={keys[index]} record={project}>
                {() => children(project, index)}
              </RecordGuard>
            ))}
          </div>
        )}
      </section>
    </Panel>
  );
}
