import { CalendarCheck2 } from 'lucide-react';
import { DaysOverdue } from '@/components/time/DaysOverdue';
import type { MissedTask } from '@/domain/radar/radarReport';
import { counted } from '@/domain/text/counted';
import { orDash } from '@/domain/text/textOr';
import { EmptyState } from '@/ui/EmptyState';
import { factLine } from '@/ui/factLine';
import { ShortTable, type ShortColumn } from '@/ui/ShortTable';
import { TwoLines } from '@/ui/TwoLines';

const columns: readonly ShortColumn<MissedTask>[] = [
  {
    header: 'Task',
    width: '51%',
    cell: ({ task, poNumber, customer }) => <TwoLines first={orDash(task)} second={factLine(poNumber, customer)} />,
  },
  { header: 'Owner', width: '24%', cell: ({ owner }) => <span className="wrap-anywhere">{orDash(owner)}</span> },
  {
    header: 'Days Overdue',
    width: '25%',
    align: 'end',
    cell: ({ daysOverdue }) => <DaysOverdue daysOverdue={daysOverdue} />,
  },
];

export interface MissedTaskTableProps {
  /** In the data's order. Blank texts are a dash; days that are no number read 'Unknown', 0 and less a dash. */
  missedTasks: readonly MissedTask[];
}

/** What was not done by its day, by how much, and whose it is (RADAR-2). */
export function MissedTaskTable({ missedTasks }: MissedTaskTableProps) {
  return (
    <ShortTable
      title="Missed Tasks"
      countInWords={(count) => counted(count, 'task')}
      columns={columns}
      rows={missedTasks}
      emptyState={
        <EmptyState icon={CalendarCheck2} title="No missed tasks" description="Everything due this week was done." />
      }
    />
  );
}
