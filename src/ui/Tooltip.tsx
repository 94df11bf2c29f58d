import { Slot, Tooltip as RadixTooltip } from '@radix-ui/themes';
import { Tooltip as TooltipPrimitive } from 'radix-ui';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';

/** Rest of the pointer before a tooltip opens, in milliseconds (TOAST-7). */
export const TOOLTIP_DELAY_MS = 700;
/** Time after one tooltip in which the next opens at once, in milliseconds (TOAST-7). */
export const TOOLTIP_SKIP_DELAY_MS = 300;

export interface TooltipDelaysProps {
  /** Everything that holds a Tooltip; outside, each one waits for the full delay. */
  children: ReactNode;
}

/** Shares the delays among all tooltips below, so that moving along a row of buttons does not wait again. */
export function TooltipDelays({ children }: TooltipDelaysProps) {
  return (
    <TooltipPrimitive.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </TooltipPrimitive.Provider>
  );
}

export interface TooltipProps {
  /** Short words for what the icon shows; never the only place where they stand. */
  content: string;
  /** One focusable element, whose accessible name says the same. */
  children: ReactElement;
}

/** Passes on all that a tooltip gives its button, without the description. */
function Undescribed({ children, ...given }: ComponentPropsWithRef<typeof Slot>) {
  return (
    <Slot {...given} aria-describedby={undefined}>
      {children}
    </Slot>
  );
}

/** Shows on screen the name that a screen reader reads for an icon button. Needs TooltipDelays above it. */
export function Tooltip({ content, children }: TooltipProps) {
  return (
    <RadixTooltip content={content}>
      {/* Radix would describe the button by what is its name already, and all would be heard twice. */}
      <Undescribed>{children}</Undescribed>
    </RadixTooltip>
  );
}
