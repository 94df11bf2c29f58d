import { TIMELINE_WORDS } from '@/domain/timelines/commandWords';
import type { NoteDraft } from '@/domain/timelines/phaseDrafts';
import { type Refused, stillRefused } from '@/domain/guard/refused';
import { isBlank } from '@/domain/text/isBlank';
import { Button } from '@/ui/Button';
import { NOT_ACCEPTED } from '@/ui/FieldLabel';
import { TextAreaField } from '@/ui/TextAreaField';
import { useNextEntry } from '@/ui/useNextEntry';
import { useRefusedFocus } from '@/ui/useRefusedFocus';

export interface NoteFormProps {
  /** As typed. */
  content: string;
  /** What was refused of it; once it is changed it is not marked. */
  refused?: Refused<NoteDraft> | undefined;
  /** The whole text after each change, empty too. */
  onChangeContent: (content: string) => void;
  /** The form was submitted; never called while the note is blank (MOMENTUM-13). */
  onAddNote: () => void;
}

/** The form for a new note; once the parent clears it, it is ready for the next (MOMENTUM-13). */
export function NoteForm({ content, refused, onChangeContent, onAddNote }: NoteFormProps) {
  const { firstFieldRef, awaitNextEntry, markTyped } = useNextEntry<HTMLTextAreaElement>(content, content === '');
  const { formRef, awaitRefusal } = useRefusedFocus(refused);
  const add = () => {
    // A blank note is ignored (MOMENTUM-13).
    if (isBlank(content)) return;
    awaitNextEntry();
    awaitRefusal();
    onAddNote();
  };
  return (
    <form
      ref={formRef}
      aria-label={TIMELINE_WORDS['add-note']}
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextAreaField
        ref={firstFieldRef}
        label="Note"
        problem={stillRefused(refused, { content }, 'content') ? NOT_ACCEPTED : undefined}
        rows={2}
        value={content}
        onChange={(typed) => {
          markTyped();
          onChangeContent(typed);
        }}
        onConfirm={add}
      />
      <Button type="submit" variant="outline" color="gray" className="self-end">
        {TIMELINE_WORDS['add-note']}
      </Button>
    </form>
  );
}
