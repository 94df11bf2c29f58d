import { Theme } from '@radix-ui/themes';
import type { ReactNode } from 'react';

export interface ProductThemeProps {
  /** Everything that is drawn with Radix Themes. */
  children: ReactNode;
}

/** The one theme of the product; light or dark is a class on the document element. */
export function ProductTheme({ children }: ProductThemeProps) {
  return (
    <Theme accentColor="red" grayColor="mauve" panelBackground="solid" radius="medium" scaling="100%">
      {children}
    </Theme>
  );
}
