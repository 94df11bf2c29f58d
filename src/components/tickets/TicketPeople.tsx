import { chosenFrom } from '@/domain/choice/choice';
import { TEAMS } from '@/domain/teams/team';
import type { TicketDraft } from '@/domain/tickets/ticketDraft';
import { optionsOf } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { TicketChoice } from './TicketChoice';
import { TicketFormSection } from './TicketFormSection';

const TEAM_OPTIONS = optionsOf(TEAMS);

export interface TicketPeopleProps {
  /** What is typed and chosen so far. */
  draft: TicketDraft;
  /** To whom a ticket can be assigned. */
  staff: readonly string[];
  /** Why a field was refused, in words; undefined where nothing is wrong with it. */
  problemOf: (field: keyof TicketDraft) => string | undefined;
  /** After each letter and each choice, with the field that changed. */
  onChange: (part: Partial<TicketDraft>) => void;
}

/** The ticket form's part about who works on the ticket. */
export function TicketPeople({ draft, staff, problemOf, onChange }: TicketPeopleProps) {
  return (
    <TicketFormSection title="People" description="Who works on it, who answers and who closes it">
      <TicketChoice
        label="Assign To"
        problem={problemOf('assignTo')}
        chosen={draft.assignTo}
        options={optionsOf(staff)}
        onChoose={(assignTo) => onChange({ assignTo })}
      />
      <TicketChoice
        label="Team"
        problem={problemOf('team')}
        chosen={draft.team}
        options={TEAM_OPTIONS}
        onChoose={(team) => onChange({ team: chosenFrom(TEAMS, team) })}
      />
      <TextField
        label="Info Needed From"
        problem={problemOf('infoNeededFrom')}
        value={draft.infoNeededFrom}
        onChange={(infoNeededFrom) => onChange({ infoNeededFrom })}
      />
      <TextField
        label="Responsible for Closure"
        problem={problemOf('responsibleForClosure')}
        value={draft.responsibleForClosure}
        onChange={(responsibleForClosure) => onChange({ responsibleForClosure })}
      />
    </TicketFormSection>
  );
}
