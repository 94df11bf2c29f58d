import { Switch, Text } from '@radix-ui/themes';

export interface SwitchFieldProps {
  /** What is on or off; stands beside the switch, and a press on it counts too. */
  label: string;
  on: boolean;
  onSwitch: (on: boolean) => void;
}

/** Turns one thing on or off, at once. */
export function SwitchField({ label, on, onSwitch }: SwitchFieldProps) {
  return (
    <Text as="label" size="2" className="switch-field">
      <Switch size="2" color="gray" checked={on} onCheckedChange={onSwitch} />
      {label}
    </Text>
  );
}
