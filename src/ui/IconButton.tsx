import { IconButton as RadixIconButton } from '@radix-ui/themes';
import type { ComponentProps } from 'react';

export interface IconButtonProps extends Omit<ComponentProps<typeof RadixIconButton>, 'type'> {
  /** What it does; the icon itself is hidden from assistive technology. */
  'aria-label': string;
}

/** A button that shows an icon alone. It sends no form. */
export function IconButton(props: IconButtonProps) {
  return <RadixIconButton {...props} type="button" />;
}
