import { Copy } from 'lucide-react';
import { type CopyOutcome, copyText } from './copyText';
import { IconButton } from './IconButton';
import { Tooltip } from './Tooltip';

export interface CopyButtonProps {
  /** The text to copy. */
  value: string;
  /** What it is, for the button's name: 'PO number' gives 'Copy PO number'. */
  what: string;
  /** Called once the browser has copied, or has refused to. */
  onCopy: (outcome: CopyOutcome) => void;
}

/** Copies a number or an id that people paste elsewhere. */
export function CopyButton({ value, what, onCopy }: CopyButtonProps) {
  return (
    <Tooltip content={`Copy ${what}`}>
      <IconButton
        aria-label={`Copy ${what}`}
        variant="ghost"
        color="gray"
        size="1"
        // Held down, Enter would copy again and again.
        onKeyDown={(event) => {
          if (event.repeat) event.preventDefault();
        }}
        onClick={({ detail }) => {
          // The second press of a double click.
          if (detail > 1) return;
          void copyText(value).then(onCopy);
        }}
      >
        <Copy aria-hidden size={16} />
      </IconButton>
    </Tooltip>
  );
}
