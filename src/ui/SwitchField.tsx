import { Switch, Text } from '@radix-ui/themes';

export interface SwitchFieldProps {
  /** What is on or off; stands beside the switch, and a press on it counts too. */
  label: string;
  /** Whether the switch is on; it changes only when the parent changes this. */
  on: boolean;
  /** The switch or its label was pressed; called with the new state. */
  onSwitch: (on: boolean) => void;
}

/** Turns one thing on or off, at once. */
export function SwitchField({ label, on, onSwitch }: SwitchFieldProps) {
  return (
    <Text
      as="label"
      size="2"
      className="inline-flex min-h-9 cursor-pointer items-center gap-2.5 pointer-coarse:min-h-11"
    >
      <Switch size="2" color="gray" checked={on} onCheckedChange={onSwitch} />
      {label}
    </Text>
  );
}
