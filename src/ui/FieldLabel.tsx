import { Text } from '@radix-ui/themes';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The states that every field can show. */
export interface FieldStateProps {
  /** Why the value was refused, in words below the control; undefined or empty while nothing is wrong with it. */
  problem?: string | undefined;
  /** Beside the name: who filled the value in. Its words are the control's accessible description. */
  mark?: ReactNode;
  /** True where the form is refused without it: said with the control, and an asterisk beside the name. */
  required?: boolean | undefined;
}

/** What is said below a value that the server refused, which alone knows why. */
export const NOT_ACCEPTED = 'This was not accepted; change it and try again';

const markIdOf = (id: string) => `${id}-mark`;
const problemIdOf = (id: string) => `${id}-problem`;

/** The id and states of a control that stands in a FieldLabel of the same id. */
export function controlProps(id: string, { problem, mark, required }: FieldStateProps, describedBy?: string) {
  const descriptions = [problem && problemIdOf(id), mark && markIdOf(id), describedBy].filter(Boolean);
  return {
    id,
    'aria-required': required || undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': descriptions.length > 0 ? descriptions.join(' ') : undefined,
  };
}

export interface FieldLabelProps extends FieldStateProps {
  /** Id of the control that is named. */
  htmlFor: string;
  /** The field's name, in a `<label>` for the control. */
  children: string;
  /** Over the control or beside it; false where the name is for assistive technology alone. */
  shown?: boolean | 'beside';
  /** The control, with `controlProps` of the same id. */
  control: ReactNode;
}

/** A field with its name. */
export function FieldLabel({ htmlFor, children, shown = true, problem, mark, required, control }: FieldLabelProps) {
  return (
    <div className={`flex min-w-0 ${shown === 'beside' ? 'flex-wrap items-center gap-2' : 'flex-col gap-1'}`}>
      <div className={shown ? 'flex min-h-4.5 items-center gap-1.5' : 'sr-only'}>
        <Text as="label" htmlFor={htmlFor} size="1" weight="medium" className="text-dense">
          {children}
        </Text>
        {required && (
          <span aria-hidden className="-ml-1 text-dense text-ink-2">
            *
          </span>
        )}
        {mark && (
          // Heard with the control, and not a second time before it.
          <span id={markIdOf(htmlFor)} aria-hidden className="flex items-center">
            {mark}
          </span>
        )}
      </div>
      {control}
      {problem && (
        // Another problem takes the place of the whole: in a translated page the text alone would stay.
        <Text
          as="p"
          key={problem}
          id={problemIdOf(htmlFor)}
          size="1"
          className="flex items-center gap-1 text-(--danger-text)"
        >
          <CircleAlert aria-hidden size={12} className="shrink-0" />
          {problem}
        </Text>
      )}
    </div>
  );
}
