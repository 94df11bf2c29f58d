import { Heading } from '@radix-ui/themes';
import { useId } from 'react';
import { THREAD_TICKET_TYPES, TICKET_PRIORITIES } from '@/domain/threads/thread';
import {
  fieldProblem,
  isRequired,
  priorityValue,
  type ThreadTicketField,
  type ThreadTicketFormState,
} from '@/domain/threads/threadTicketDraft';
import { AiMark } from '@/ui/AiMark';
import { NOT_ACCEPTED } from '@/ui/FieldLabel';
import { optionsOf, SelectField } from '@/ui/SelectField';
import { TextAreaField } from '@/ui/TextAreaField';
import { TextField } from '@/ui/TextField';
import { useRefusedFocus } from '@/ui/useRefusedFocus';

const typeOptions = optionsOf(THREAD_TICKET_TYPES);
const priorityOptions = TICKET_PRIORITIES.map((label) => ({ value: priorityValue(label), label }));

/** What to do about a field without which no ticket is created (THREAD-10). */
const missingWords: Partial<Record<ThreadTicketField, string>> = {
  type: 'Choose a ticket type',
  assignee: 'Choose an assignee',
  description: 'Write a description',
};

/** What is said below a field; undefined while nothing is wrong with it. */
function problemWords(form: ThreadTicketFormState, field: ThreadTicketField): string | undefined {
  const problem = fieldProblem(form, field);
  if (problem === undefined) return undefined;
  return (problem === 'missing' ? missingWords[field] : undefined) ?? NOT_ACCEPTED;
}

const cannotChange = () => {};

export interface ThreadTicketFormProps {
  /** Id of the form, for a submit button outside it. */
  id: string;
  /** The draft, which of its fields the AI filled in, and which were refused as missing or invalid. */
  form: ThreadTicketFormState;
  /** To whom a ticket can be assigned. */
  staff: readonly string[];
  /** After each change of one field; an empty value takes a choice back. */
  onChangeField: (field: ThreadTicketField, value: string) => void;
  /** Called also when something is missing. The first of the fields that are refused, then or later, gets the focus. */
  onCreateTicket: () => void;
}

/** The form for a ticket from a thread, filled in by the AI, corrected by a person (THREAD-7 to THREAD-11). */
export function ThreadTicketForm({ id, form, staff, onChangeField, onCreateTicket }: ThreadTicketFormProps) {
  const headingId = useId();
  const { formRef, awaitRefusal } = useRefusedFocus(form.refused);
  const stateOf = (field: ThreadTicketField) => ({
    problem: problemWords(form, field),
    required: isRequired(field),
    mark: form.filledByAi.includes(field) && <AiMark label="Filled in by AI" />,
  });
  const { draft } = form;
  return (
    <form
      ref={formRef}
      id={id}
      aria-labelledby={headingId}
      noValidate
      className="flex min-w-0 flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        awaitRefusal();
        onCreateTicket();
      }}
    >
      <Heading as="h3" size="3" weight="bold" id={headingId}>
        Generate Ticket
      </Heading>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="Ticket Type"
          {...stateOf('type')}
          value={draft.type}
          options={typeOptions}
          onChoose={(type) => onChangeField('type', type)}
          onClear={() => onChangeField('type', '')}
        />
        <SelectField
          label="Priority"
          {...stateOf('priority')}
          value={draft.priority}
          options={priorityOptions}
          onChoose={(priority) => onChangeField('priority', priority)}
        />
        <div className="col-span-2">
          <SelectField
            label="Assignee"
            {...stateOf('assignee')}
            value={draft.assignee}
            options={optionsOf(staff)}
            onChoose={(assignee) => onChangeField('assignee', assignee)}
            onClear={() => onChangeField('assignee', '')}
          />
        </div>
        <TextField label="Linked PO" readOnly value={draft.linkedPo} onChange={cannotChange} />
        <TextField label="Customer" readOnly value={draft.customer} onChange={cannotChange} />
      </div>
      <TextAreaField
        label="Description"
        rows={4}
        {...stateOf('description')}
        value={draft.description}
        onChange={(description) => onChangeField('description', description)}
      />
    </form>
  );
}
