import { Popover, Text } from '@radix-ui/themes';
import { useCallback, useState } from 'react';

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
    <Popover.Root>
      {/* Over the text and not around it: the text is read as text, and the button by its own short name. */}
      <span className="relative block">
        {line}
        <Popover.Trigger>
          <button
            type="button"
            title="Show all"
            aria-label={`Show all: ${what}`}
            className="absolute inset-0 cursor-pointer rounded-tag"
          />
        </Popover.Trigger>
      </span>
      <Popover.Content size="1" collisionPadding={16} hideWhenDetached aria-label={what}>
        <Text as="p" size="2" className="break-words whitespace-pre-line">
          {children}
        </Text>
      </Popover.Content>
    </Popover.Root>
  );
}
