import type { ReactNode } from 'react';

export interface ThemeSurfaceProps {
  /** Controls that open nothing over the page. */
  children: ReactNode;
}

/**
 * The theme's look without its machinery: Radix Themes' Theme brings tooltips and their positioning along, 14 kB gzip
 * that the gate, first of all to load, has no use for. A story holds both to the same attributes.
 */
export function ThemeSurface({ children }: ThemeSurfaceProps) {
  return (
    <div
      className="radix-themes"
      data-is-root-theme="true"
      data-accent-color="red"
      data-gray-color="mauve"
      data-has-background="true"
      data-panel-background="solid"
      data-radius="medium"
      data-scaling="100%"
    >
      {children}
    </div>
  );
}
