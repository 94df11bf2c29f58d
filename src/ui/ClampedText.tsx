import { Popover, Text } from '@radix-ui/themes';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';

export interface ClampedTextProps {
  /** What the text is, for the button that opens it: 'AI Suggestion for TK-1042'. */
  what: string;
  /** Any length; two lines are shown. */
  children: string;
}

/** Shorter texts fit two lines of the narrowest column in the widest letters, and are never measured. */
const ALWAYS_FITS = 16;
/** Longer texts are most often cut; taken for so until they are measured. */
const LIKELY_CUT = 64;

/** Whether two lines cut the text, at whatever width and letters; measured after layout, when it costs nothing. */
function useIsCut(text: string) {
  const [cut, setCut] = useState(text.length > LIKELY_CUT);
  const lineRef = useCallback((line: HTMLElement) => {
    const observer = new ResizeObserver(() => setCut(line.scrollHeight > line.clientHeight + 1));
    observer.observe(line);
    return () => observer.disconnect();
  }, []);
  return text.length > ALWAYS_FITS ? { cut, lineRef } : { cut: false, lineRef: undefined };
}

interface WholeTextProps {
  id: string;
  label: string;
  /** The button that opens and closes it. */
  button: HTMLButtonElement | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: string;
}

/** The whole text beside its button, which takes the focus back unless a press led elsewhere. */
function WholeText({ id, label, button, open, onOpenChange, children }: WholeTextProps) {
  const leftRef = useRef(false);
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={{ current: button }} />
      <Popover.Content
        id={id}
        size="1"
        collisionPadding={16}
        hideWhenDetached
        aria-label={label}
        onKeyDown={({ key }) => {
          // There is nothing in it to go to: from its button the next Tab leads on.
          if (key === 'Tab') onOpenChange(false);
        }}
        onInteractOutside={(event) => {
          // The button's own press closes it.
          if (event.target instanceof Node && button?.contains(event.target)) event.preventDefault();
          else leftRef.current = true;
        }}
        onCloseAutoFocus={() => {
          if (!leftRef.current) button?.focus();
          leftRef.current = false;
        }}
      >
        <Text as="p" size="2" className="break-words whitespace-pre-line">
          {children}
        </Text>
      </Popover.Content>
    </Popover.Root>
  );
}

interface CutTextProps extends ClampedTextProps {
  line: ReactNode;
}

/** The two lines and the button that shows the whole. */
function CutText({ what, line, children }: CutTextProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState<boolean>();
  const id = useId();
  return (
    // The button over the text and not around it: the text is read as text, and the button by its own short name.
    <span className="relative block" title="Show All">
      {line}
      <button
        type="button"
        aria-label={`Show All: ${what}`}
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        aria-controls={open ? id : undefined}
        className="absolute inset-0 cursor-pointer rounded-tag pointer-coarse:min-h-11"
        onClick={({ currentTarget, detail }) => {
          setButton(currentTarget);
          // The second press of a double click leaves it open.
          setOpen(!open || detail > 1);
        }}
      />
      {/* From the first press on: a table of such texts would draw fifteen components in each row for nothing. */}
      {open !== undefined && (
        <WholeText id={id} label={what} button={button} open={open} onOpenChange={setOpen}>
          {children}
        </WholeText>
      )}
    </span>
  );
}

/** A long text cut at two lines; a press or Enter shows the whole, Escape takes it away again. */
export function ClampedText({ what, children }: ClampedTextProps) {
  const { cut, lineRef } = useIsCut(children);
  const line = (
    // A new element per text: `lineRef` measures a line when it is attached.
    <span key={children} ref={lineRef} className="line-clamp-2 wrap-anywhere">
      {children}
    </span>
  );
  if (!cut) return line;
  return (
    // A new one per text: a row that another record takes over is closed.
    <CutText key={children} what={what} line={line}>
      {children}
    </CutText>
  );
}
