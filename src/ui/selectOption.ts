/** One of what a `SelectField` offers. */
export interface SelectOption {
  /** Never empty: 'all' and 'none' are values of their own (SHELL-11). An empty or a repeated one is not offered. */
  value: string;
  /** The value itself when empty. */
  label: string;
}

/** What a person reads of an option. */
export const shownLabel = ({ label, value }: SelectOption): string => label || value;
