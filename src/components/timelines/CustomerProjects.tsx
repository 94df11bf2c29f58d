import { Route } from 'lucide-react';
import { useId } from 'react';
import { customerName } from '@/domain/customers/customerSummary';
import type { PhaseName, Project, ProjectTimeline } from '@/domain/timelines/phase';
import { EmptyState } from '@/ui/EmptyState';
import { SectionHeading } from '@/ui/SectionHeading';
import { ProjectCard } from './ProjectCard';

export interface CustomerProjectsProps {
  /** A blank customer reads 'Unnamed customer'; without projects it says so. */
  timeline: ProjectTimeline;
  /** True shows each project's phases as a table in place of the timeline. */
  asTable: boolean;
  /** A phase of one of the projects was pressed; its drawer opens (MOMENTUM-8). */
  onViewPhase: (project: Project, phase: PhaseName) => void;
}

/** The projects of one customer, aligned so that the phases stand below one another. */
export function CustomerProjects({ timeline: { customer, projects }, asTable, onViewPhase }: CustomerProjectsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} data-edge className="rounded-card border border-line bg-panel">
      <div className="border-b border-line px-4 py-3 md:px-5">
        <SectionHeading id={headingId} count={projects.length}>
          {customerName({ name: customer })}
        </SectionHeading>
      </div>
      {projects.length === 0 ? (
        <div className="p-4 md:px-5">
          <EmptyState icon={Route} title="No projects" description="They appear here with their intent." />
        </div>
      ) : (
        <div className="divide-y divide-line">
          {projects.map((project, index) => (
            <ProjectCard
              key={`${index} ${project.poNumber}`}
              project={project}
              asTable={asTable}
              onViewPhase={onViewPhase}
            />
          ))}
        </div>
      )}
    </section>
  );
}
