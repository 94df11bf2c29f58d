// In the place of Radix Themes' own, which also reads values by breakpoint. No part is given such a value, and the
// style sheet has no classes for them (`weftline:base-breakpoint-only` in vite.config.ts).

interface Value {
  /** What a part was given. */
  value?: string;
  /** `rt-r-size`; empty where the value itself is the class. */
  className: string;
  /** The values that have a class. */
  propValues: readonly string[];
  parseValue?: ((value: string) => string | undefined) | undefined;
}

const asItIs = (value: string): string | undefined => value;

/** The class for a value: `rt-r-size-2`, `-rt-r-m-2` for one below zero; without the value where it has none of its own. */
export function getResponsiveClassNames({
  allowArbitraryValues,
  value,
  className,
  propValues,
  parseValue = asItIs,
}: Value & { allowArbitraryValues: boolean }): string | undefined {
  if (!value) return undefined;
  if (!propValues.includes(value)) return allowArbitraryValues ? className : undefined;
  const parsed = parseValue(value);
  const [sign, word] = parsed?.startsWith('-') ? ['-', parsed.slice(1)] : ['', parsed];
  return `${sign}${className}${className && '-'}${word}`;
}

/** The class for a value, and the custom properties that hold one that has no class of its own. */
export function getResponsiveStyles({ customProperties, ...given }: Value & { customProperties: readonly string[] }) {
  const { value, propValues, parseValue = asItIs } = given;
  const styles =
    value && !propValues.includes(value)
      ? Object.fromEntries(customProperties.map((name) => [name, parseValue(value)]))
      : undefined;
  return [getResponsiveClassNames({ allowArbitraryValues: true, ...given }), styles] as const;
}
