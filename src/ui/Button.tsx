import { Button as RadixButton } from '@radix-ui/themes';
import type { ComponentProps } from 'react';

export interface ButtonProps extends ComponentProps<typeof RadixButton> {
  /** 'submit' for the one that sends its form. */
  type?: 'button' | 'submit';
}

/** A button with words. It sends no form unless it says so: HTML's own default is to send whatever form it stands in. */
export function Button({ type = 'button', ...props }: ButtonProps) {
  return <RadixButton type={type} {...props} />;
}
