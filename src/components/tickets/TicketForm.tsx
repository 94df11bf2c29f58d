import { Heading } from '@radix-ui/themes';
import { useId, useMemo } from 'react';
import { chosenFrom } from '@/domain/choice/choice';
import { type Refused, stillRefused } from '@/domain/guard/refused';
import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import { TICKET_WORDS } from '@/domain/tickets/commandWords';
import { TICKET_TYPES } from '@/domain/tickets/ticket';
import { isBegun, type TicketDraft } from '@/domain/tickets/ticketDraft';
import { Button } from '@/ui/Button';
import { DateField } from '@/ui/DateField';
import { factLine } from '@/ui/factLine';
import { NOT_ACCEPTED } from '@/ui/FieldLabel';
import { Panel } from '@/ui/Panel';
import { optionsOf } from '@/ui/SelectField';
import { TextAreaField } from '@/ui/TextAreaField';
import { useNextEntry } from '@/ui/useNextEntry';
import { useRefusedFocus } from '@/ui/useRefusedFocus';
import { TicketChoice } from './TicketChoice';
import { SECTION_COLUMNS, TicketFormSection } from './TicketFormSection';
import { TicketPeople } from './TicketPeople';

const TYPE_OPTIONS = optionsOf(TICKET_TYPES);

/**
 * Empties date fields with half a date in them, but for one in which somebody types. The draft has no date then, so that
 * clearing it would leave them.
 */
function emptyHalfDays(form: HTMLFormElement) {
  for (const field of form.querySelectorAll('input')) {
    if (field.validity.badInput && field !== document.activeElement) field.value = '';
  }
}

export interface TicketFormProps {
  /** What is typed and chosen so far. */
  draft: TicketDraft;
  /** The orders that a ticket can be linked to, in the order offered. */
  orders: readonly Pick<PurchaseOrder, 'poNumber' | 'styleName' | 'customer'>[];
  /** To whom a ticket can be assigned. */
  staff: readonly string[];
  /** Which fields were refused, and with what in them; one that was changed since is not marked. */
  refused?: Refused<TicketDraft> | undefined;
  /** With the whole draft as it is after each letter and each choice. */
  onChangeDraft: (draft: TicketDraft) => void;
  /** 'Save as Draft' was pressed; what was typed stays (TICKET-9). */
  onSaveDraft: () => void;
  /** 'Create Ticket' was pressed, an empty form too, for nothing is required (TICKET-8). */
  onCreateTicket: () => void;
}

/** Logs a new issue (TICKET-6 to TICKET-9, TICKET-11). */
export function TicketForm({
  draft,
  orders,
  staff,
  refused,
  onChangeDraft,
  onSaveDraft,
  onCreateTicket,
}: TicketFormProps) {
  const titleId = useId();
  // There may be thousands of them, and the form is drawn at every key.
  const orderOptions = useMemo(
    () =>
      orders.map(({ poNumber, styleName, customer }) => ({
        value: poNumber,
        label: factLine(poNumber, customer, styleName),
      })),
    [orders],
  );
  // Nothing else tells a screen reader that the ticket was created, and the next one begins at the first field.
  const { firstFieldRef, awaitNextEntry, markTyped } = useNextEntry<HTMLButtonElement>(
    draft,
    !isBegun(draft),
    emptyHalfDays,
  );
  const { formRef, awaitRefusal } = useRefusedFocus(refused);
  const problemOf = (field: keyof TicketDraft) => (stillRefused(refused, draft, field) ? NOT_ACCEPTED : undefined);
  const change = (part: Partial<TicketDraft>) => {
    markTyped();
    onChangeDraft({ ...draft, ...part });
  };
  return (
    <Panel>
      <form
        ref={formRef}
        aria-labelledby={titleId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          awaitNextEntry();
          awaitRefusal();
          onCreateTicket();
        }}
      >
        <Heading as="h2" size="4" weight="bold" id={titleId} className="px-4 pt-4 md:px-5">
          Log New Issue
        </Heading>
        <TicketFormSection title="Issue" description="What happened, and which order it belongs to">
          <TicketChoice
            ref={firstFieldRef}
            label="Ticket Type"
            problem={problemOf('type')}
            chosen={draft.type}
            options={TYPE_OPTIONS}
            onChoose={(type) => change({ type: chosenFrom(TICKET_TYPES, type) })}
          />
          <TicketChoice
            label="Linked PO"
            problem={problemOf('poNumber')}
            chosen={draft.poNumber}
            options={orderOptions}
            onChoose={(poNumber) => change({ poNumber })}
          />
          <div className="sm:col-span-2">
            <TextAreaField
              label="Description"
              problem={problemOf('description')}
              value={draft.description}
              onChange={(description) => change({ description })}
            />
          </div>
        </TicketFormSection>
        <TicketPeople draft={draft} staff={staff} problemOf={problemOf} onChange={change} />
        <TicketFormSection title="Timing" description="When it must be resolved">
          <DateField
            label="Deadline"
            problem={problemOf('deadline')}
            value={draft.deadline}
            onChange={(deadline) => change({ deadline })}
          />
        </TicketFormSection>
        <div className={`grid gap-x-8 px-4 py-4 md:px-5 print:hidden ${SECTION_COLUMNS}`}>
          <div className="flex max-w-200 flex-wrap justify-end gap-2 md:col-start-2">
            <Button
              variant="outline"
              color="gray"
              onClick={() => {
                awaitRefusal();
                onSaveDraft();
              }}
            >
              {TICKET_WORDS['save-ticket-draft']}
            </Button>
            <Button type="submit">{TICKET_WORDS['create-ticket']}</Button>
          </div>
        </div>
      </form>
    </Panel>
  );
}
