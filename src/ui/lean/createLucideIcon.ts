import { createElement, memo, type Ref, type SVGProps } from 'react';

/** An icon as lucide keeps it: its elements, in a square of so many units. */
interface IconData {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
  aliases?: (string | object)[];
  size?: number;
}

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  size?: number | string;
  ref?: Ref<SVGSVGElement>;
}

const namesIt = ([prop, value]: [string, unknown]) =>
  (prop.startsWith('aria-') || prop === 'role' || prop === 'title') && value !== undefined && value !== null;

/**
 * In the place of lucide's own, which works out all attributes of every icon anew at every drawing, through two
 * components: here an icon's elements are made once, and one whose properties are the same is not drawn again. Icons
 * without a name are hidden from assistive technology, as lucide hides them.
 * @param icon or its name, with the elements of an icon of our own
 */
export function createLucideIcon(icon: IconData | string, node: IconData['node'] = []) {
  const { name, size: units = 24, aliases = [], node: drawn } = typeof icon === 'string' ? { name: icon, node } : icon;
  const elements = drawn.map(([tag, attributes]) => createElement(tag, attributes));
  const names = [name, ...aliases.filter((alias) => typeof alias === 'string')];
  const own = ['lucide', ...new Set(names.map((each) => `lucide-${each}`))].join(' ');

  const Icon = memo(({ size = 24, color = 'currentColor', className, children, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${units} ${units}`,
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${own} ${className}` : own,
        'aria-hidden': children || Object.entries(rest).some(namesIt) ? undefined : true,
        ...rest,
      },
      ...elements,
      children,
    ),
  );
  Icon.displayName = name;
  return Icon;
}
