import { Text } from '@radix-ui/themes';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The states that every field can show. */
export interface FieldStateProps {
  /** The value was refused; the form says why. */
  invalid?: boolean | undefined;
  /** Beside the name: who filled the value in. Its words are the control's accessible description. */
  mark?: ReactNode;
}

const isThere = (mark: ReactNode) => mark !== undefined && mark !== null && mark !== false && mark !== '';
const markIdOf = (id: string) => `${id}-mark`;

/** The id and states of a control that stands in a FieldLabel of the same id. */
export function controlProps(id: string, { invalid, mark }: FieldStateProps) {
  return {
    id,
    'aria-invalid': invalid === true ? true : undefined,
    'aria-describedby': isThere(mark) ? markIdOf(id) : undefined,
  };
}

export interface FieldLabelProps extends FieldStateProps {
  /** Id of the control that is named. */
  htmlFor: string;
  /** The field's name, in a `<label>` for the control. */
  children: string;
  /** False where the name is for assistive technology alone, as in a filter bar. */
  shown?: boolean;
  /** The control, with `controlProps` of the same id. */
  control: ReactNode;
}

/** A field with its name over it. */
export function FieldLabel({ htmlFor, children, shown = true, invalid, mark, control }: FieldLabelProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className={shown ? 'flex min-h-4.5 items-center gap-1.5' : 'sr-only'}>
        <Text as="label" htmlFor={htmlFor} size="1" weight="medium" className="text-dense">
          {children}
        </Text>
        {isThere(mark) && (
          <span id={markIdOf(htmlFor)} className="flex items-center">
            {mark}
          </span>
        )}
        {/* A sign beside the colour of the edge. */}
        {invalid === true && <CircleAlert aria-hidden size={14} className="shrink-0 text-(--danger-mark)" />}
      </div>
      {control}
    </div>
  );
}
