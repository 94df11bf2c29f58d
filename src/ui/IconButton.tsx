import { IconButton as RadixIconButton } from '@radix-ui/themes';
import type { ComponentProps } from 'react';

export interface IconButtonProps extends Omit<ComponentProps<typeof RadixIconButton>, 'type'> {
  /** What it does; the icon itself is hidden from assistive technology. */
  'aria-label': string;
  /** 'ghost' without an edge, as most are; 'outline' beside buttons that have one. */
  variant?: 'outline' | 'ghost';
  /** Left out for the accent; 'gray' for all but the main action. */
  color?: 'gray';
  /** '2' unless it stands in a card or a row, where it is '1'. */
  size?: '1' | '2';
}

/** A button that shows an icon alone. It sends no form. */
export function IconButton(props: IconButtonProps) {
  return <RadixIconButton {...props} type="button" />;
}
