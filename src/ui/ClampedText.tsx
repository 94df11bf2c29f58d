import { Popover, Text } from '@radix-ui/themes';

export interface ClampedTextProps {
  /** What the text is, for the button that opens it: 'AI Suggestion'. */
  what: string;
  /** Any length; two lines are shown. */
  children: string;
}

/** How many letters two lines of a column hold at the least; shorter texts have nothing to open. */
const FITS_TWO_LINES = 64;

/** A long text cut at two lines; a press or Enter shows the whole, Escape takes it away again. */
export function ClampedText({ what, children }: ClampedTextProps) {
  if (children.length <= FITS_TWO_LINES) return <span className="line-clamp-2">{children}</span>;
  return (
    <Popover.Root>
      <Popover.Trigger>
        <button type="button" title="Show all" className="cursor-pointer rounded-tag text-left">
          <span className="line-clamp-2">{children}</span>
        </button>
      </Popover.Trigger>
      <Popover.Content size="1" maxWidth="380px" aria-label={what}>
        <Text as="p" size="2" className="break-words whitespace-pre-line">
          {children}
        </Text>
      </Popover.Content>
    </Popover.Root>
  );
}
