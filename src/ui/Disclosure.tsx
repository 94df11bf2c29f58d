import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useKeptOpen } from './keptView';

export interface DisclosureProps {
  /** The words of the button: 'More'. */
  label: string;
  /** Its words while all is shown. */
  openLabel?: string;
  /** What is shown, for the button's name, which begins with its words: 'TK-1042'. Unique on its screen. */
  of: string;
  /** Stands beside the button, at the end of its line. */
  aside?: ReactNode;
  /** What is hidden until the button is pressed; paper shows it always. */
  children: ReactNode;
}

/** Hides what is seldom needed behind a button. Back, forward and reload find it as it was left. */
export function Disclosure({ label, openLabel = 'Less', of, aside, children }: DisclosureProps) {
  const id = useId();
  const [open, setOpen] = useKeptOpen(`${label}: ${of}`);
  const words = open ? openLabel : label;
  return (
    <>
      <div className="flex items-center justify-between gap-3 print:hidden">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={`${words}: ${of}`}
          className="-ml-2 flex min-h-8 cursor-pointer items-center gap-1 rounded-control px-2 text-dense font-medium text-ink-2 hover:bg-hover hover:text-ink pointer-coarse:min-h-11"
          onClick={() => setOpen(!open)}
        >
          <span>{words}</span>
          <ChevronDown aria-hidden size={14} className={open ? 'rotate-180' : ''} />
        </button>
        {aside}
      </div>
      <div id={id} className={open ? 'mt-1' : 'hidden print:block'}>
        {children}
      </div>
    </>
  );
}
