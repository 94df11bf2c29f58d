import { Theme } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useFocusKept } from './useFocusKept';
import { useFocusShown } from './useFocusShown';
import { useHeldKeys } from './useHeldKeys';
import { useInputMethodKeys } from './useInputMethodKeys';

export interface ProductThemeProps {
  /** Everything that is drawn with Radix Themes. */
  children: ReactNode;
}

/** The one theme of the product, and what holds for keys and focus all through it; light or dark is a class on the document element. */
export function ProductTheme({ children }: ProductThemeProps) {
  useInputMethodKeys();
  useHeldKeys();
  useFocusKept();
  useFocusShown();
  return (
    <Theme accentColor="red" grayColor="mauve" panelBackground="solid" radius="medium" scaling="100%">
      {children}
    </Theme>
  );
}
