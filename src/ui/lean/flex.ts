import { cloneElement, type ReactElement } from 'react';

/**
 * In the place of Radix Themes' own in the button and the spinner, the only parts in use that hold one: its fifty
 * properties end in classes that the style sheet does not have, and src/styles/radix/button.css places it.
 * @param props.children the one element that is to be the flex container
 */
export const Flex = ({ children }: { children: ReactElement<{ className: string }> }) =>
  cloneElement(children, { className: 'rt-Flex' });
