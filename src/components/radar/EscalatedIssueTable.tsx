import { ShieldCheck } from 'lucide-react';
import { SeverityBadge } from '@/components/severity/SeverityBadge';
import type { EscalatedIssue } from '@/domain/radar/radarReport';
import { counted } from '@/domain/text/counted';
import { orDash, textOr } from '@/domain/text/textOr';
import { countText } from '@/ui/countText';
import { EmptyState } from '@/ui/EmptyState';
import { ShortTable, type ShortColumn } from '@/ui/ShortTable';
import { TwoLines } from '@/ui/TwoLines';

const columns: readonly ShortColumn<EscalatedIssue>[] = [
  {
    header: 'Customer',
    width: '46%',
    cell: ({ customer, issue }) => <TwoLines first={orDash(customer)} second={textOr(issue, '')} />,
  },
  {
    header: 'Severity',
    width: '27%',
    cell: ({ severity }) => (
      <span className="block max-w-32">
        <SeverityBadge severity={severity} />
      </span>
    ),
  },
  { header: 'Overdue Tickets', width: '27%', align: 'end', cell: ({ tickets }) => countText(tickets) },
];

export interface EscalatedIssueTableProps {
  /** In the data's order. A blank customer is a dash, a blank issue left out; a count that is no number is a dash. */
  escalatedIssues: readonly EscalatedIssue[];
}

/** What has been escalated for each customer, how bad it is and how many of its tickets are overdue (RADAR-3). */
export function EscalatedIssueTable({ escalatedIssues }: EscalatedIssueTableProps) {
  return (
    <ShortTable
      title="Escalated Issues"
      countInWords={(count) => counted(count, 'issue')}
      columns={columns}
      rows={escalatedIssues}
      emptyState={
        <EmptyState
          icon={ShieldCheck}
          title="No escalated issues"
          description="No issue needs leadership attention this week."
        />
      }
    />
  );
}
