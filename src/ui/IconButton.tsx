import { IconButton as RadixIconButton } from '@radix-ui/themes';
import type { ComponentProps } from 'react';

export interface IconButtonProps extends ComponentProps<typeof RadixIconButton> {
  /** 'submit' for one that sends its form. */
  type?: 'button' | 'submit';
  /** What it does; the icon itself is hidden from assistive technology. */
  'aria-label': string;
}

/** A button that shows an icon alone. It sends no form unless it says so. */
export function IconButton({ type = 'button', ...props }: IconButtonProps) {
  return <RadixIconButton type={type} {...props} />;
}
