import { Popover, Text } from '@radix-ui/themes';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface ClampedTextProps {
  /** What the text is, for the button that opens it: 'AI Suggestion'. */
  what: string;
  /** Any length; two lines are shown. */
  children: string;
}

/** Shorter texts fit two lines of the narrowest column in the widest letters, and are never measured. */
const ALWAYS_FITS = 16;
/** Longer texts are most often cut; taken for so until they are measured. */
const LIKELY_CUT = 64;

/** Whether two lines cut the text, at whatever width and letters; measured after layout, when it costs nothing. */
function useIsCut(text: string, lineRef: RefObject<HTMLElement | null>): boolean {
  const [cut, setCut] = useState(text.length > LIKELY_CUT);
  const measured = text.length > ALWAYS_FITS;
  useLayoutEffect(() => {
    const line = lineRef.current;
    if (!line || !measured) {
      setCut(false);
      return;
    }
    const observer = new ResizeObserver(() => setCut(line.scrollHeight > line.clientHeight + 1));
    observer.observe(line);
    return () => observer.disconnect();
    // The line is another element once it is cut, and another text may be cut within the same box.
  }, [lineRef, measured, cut, text]);
  return cut;
}

/** A long text cut at two lines; a press or Enter shows the whole, Escape takes it away again. */
export function ClampedText({ what, children }: ClampedTextProps) {
  const lineRef = useRef<HTMLSpanElement>(null);
  const cut = useIsCut(children, lineRef);
  const line = (
    <span ref={lineRef} className="line-clamp-2 wrap-anywhere">
      {children}
    </span>
  );
  if (!cut) return line;
  return (
    <Popover.Root>
      <Popover.Trigger>
        <button type="button" title="Show all" className="cursor-pointer rounded-tag text-left">
          {line}
        </button>
      </Popover.Trigger>
      <Popover.Content size="1" collisionPadding={16} aria-label={what}>
        <Text as="p" size="2" className="break-words whitespace-pre-line">
          {children}
        </Text>
      </Popover.Content>
    </Popover.Root>
  );
}
