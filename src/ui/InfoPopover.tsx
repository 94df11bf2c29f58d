import { Popover } from '@radix-ui/themes';
import type { ReactNode } from 'react';

export interface InfoPopoverProps {
  /** The words on the button, 'Why?'. */
  label: string;
  /** The accessible name of button and box; begins with the label. */
  name: string;
  /** The explanation; a few lines. */
  children: ReactNode;
}

/** Explains a little more on request; a press opens it, Escape or a press elsewhere closes it. */
export function InfoPopover({ label, name, children }: InfoPopoverProps) {
  return (
    <Popover.Root>
      <Popover.Trigger>
        <button type="button" aria-label={name} className="link-button">
          {label}
        </button>
      </Popover.Trigger>
      <Popover.Content size="1" collisionPadding={16} aria-label={name}>
        <div className="w-72 max-w-full">{children}</div>
      </Popover.Content>
    </Popover.Root>
  );
}
