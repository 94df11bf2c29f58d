import { useId } from 'react';
import { chosenFrom, NOT_CHOSEN } from '@/domain/choice/choice';
import { type Refused, stillRefused } from '@/domain/guard/refused';
import {
  BLOCKER_SEVERITIES,
  BLOCKER_TYPES,
  type BlockerDraft,
  isBlockerSeverity,
  missingFields,
} from '@/domain/timelines/blocker';
import { TIMELINE_WORDS } from '@/domain/timelines/commandWords';
import { Button } from '@/ui/Button';
import { NOT_ACCEPTED } from '@/ui/FieldLabel';
import { Panel } from '@/ui/Panel';
import { SectionHeading } from '@/ui/SectionHeading';
import { optionsOf, SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { useNextEntry } from '@/ui/useNextEntry';
import { useRefusedFocus } from '@/ui/useRefusedFocus';

export interface BlockerFormProps {
  /** What is typed and chosen so far. */
  draft: BlockerDraft;
  /** Which fields were refused, and with what in them; one that was changed since is not marked. */
  refused?: Refused<BlockerDraft> | undefined;
  /** With the whole draft as it is after each letter and each choice. */
  onChangeDraft: (draft: BlockerDraft) => void;
  /** The form was submitted; never called while type or description is missing (MOMENTUM-12). */
  onAddBlocker: () => void;
}

/** The form for a new blocker; once the parent clears it, it is ready for the next (MOMENTUM-12). */
export function BlockerForm({ draft, refused, onChangeDraft, onAddBlocker }: BlockerFormProps) {
  const titleId = useId();
  const missing = missingFields(draft);
  const { firstFieldRef, awaitNextEntry, markTyped } = useNextEntry<HTMLButtonElement>(draft, missing.length === 2);
  const { formRef, awaitRefusal } = useRefusedFocus(refused);
  const problemOf = (field: keyof BlockerDraft) => (stillRefused(refused, draft, field) ? NOT_ACCEPTED : undefined);
  const change = (part: Partial<BlockerDraft>) => {
    markTyped();
    onChangeDraft({ ...draft, ...part });
  };
  return (
    <form
      ref={formRef}
      aria-labelledby={titleId}
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (missing.length > 0) return;
        awaitNextEntry();
        awaitRefusal();
        onAddBlocker();
      }}
    >
      <SectionHeading id={titleId} level={3}>
        Add New Blocker
      </SectionHeading>
      <Panel ground="clear" padding="medium">
        <div className="grid gap-3 xs:grid-cols-2">
          <SelectField
            ref={firstFieldRef}
            label="Type"
            required
            problem={problemOf('type')}
            value={draft.type === NOT_CHOSEN ? '' : draft.type}
            options={optionsOf(BLOCKER_TYPES)}
            onChoose={(chosen) => change({ type: chosenFrom(BLOCKER_TYPES, chosen) })}
            onClear={() => change({ type: NOT_CHOSEN })}
          />
          <SelectField
            label="Severity"
            problem={problemOf('severity')}
            value={draft.severity}
            options={optionsOf(BLOCKER_SEVERITIES)}
            onChoose={(chosen) => change({ severity: isBlockerSeverity(chosen) ? chosen : draft.severity })}
          />
          <div className="flex items-end gap-3 xs:col-span-2">
            <div className="min-w-0 grow">
              <TextField
                label="Description"
                required
                problem={problemOf('description')}
                value={draft.description}
                onChange={(description) => change({ description })}
              />
            </div>
            <Button type="submit" variant="outline" color="gray">
              {TIMELINE_WORDS['add-blocker']}
            </Button>
          </div>
        </div>
      </Panel>
    </form>
  );
}
