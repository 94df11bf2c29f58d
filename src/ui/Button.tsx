import { Button as RadixButton } from '@radix-ui/themes';
import type { ComponentProps } from 'react';

export interface ButtonProps extends ComponentProps<typeof RadixButton> {
  /** 'submit' for the one that sends its form. */
  type?: 'button' | 'submit';
  /** 'solid' for the one main action of a place, 'outline' for those beside it, 'ghost' for what should stand back. */
  variant?: 'solid' | 'outline' | 'ghost';
  /** Left out for the accent; 'gray' for all but the main action. */
  color?: 'gray';
  /** '2' unless it stands in a card or a row, where it is '1'; '3' at the gate alone. */
  size?: '1' | '2' | '3';
  /** True while what it does is under way: it shows a spinner and cannot be pressed. */
  loading?: boolean;
  /** True while it cannot be pressed. */
  disabled?: boolean;
}

/** A button with words. It sends no form unless it says so: HTML's own default is to send whatever form it stands in. */
export function Button({ type = 'button', ...props }: ButtonProps) {
  return <RadixButton type={type} {...props} />;
}
