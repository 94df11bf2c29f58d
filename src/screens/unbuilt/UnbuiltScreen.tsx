import { Construction } from 'lucide-react';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';

export interface UnbuiltScreenProps {
  /** The screen's name. */
  title: string;
}

/** Stands at a route whose screen does not exist yet, and says so. */
export function UnbuiltScreen({ title }: UnbuiltScreenProps) {
  return (
    <div className="flex flex-col gap-4">
      <PageHeader title={title} />
      <EmptyState
        icon={Construction}
        title="This screen is not there yet"
        description="It is part of the plan and has its place in the navigation. Nothing on it can be used so far."
      />
    </div>
  );
}
