import { SegmentedControl, Text } from '@radix-ui/themes';
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { useId, useRef } from 'react';
import { APPEARANCES, type Appearance, isAppearance } from '../appearance';

const looks: Record<Appearance, { word: string; icon: LucideIcon }> = {
  system: { word: 'System', icon: Monitor },
  light: { word: 'Light', icon: Sun },
  dark: { word: 'Dark', icon: Moon },
};

export interface AppearanceChoiceProps {
  /** The chosen one, not the one in effect: 'system' stays 'system' on a dark computer. */
  appearance: Appearance;
  /** Another choice was pressed; the page changes at once. */
  onChooseAppearance: (appearance: Appearance) => void;
}

/** Chooses light, dark, or what the operating system uses. */
export function AppearanceChoice({ appearance, onChooseAppearance }: AppearanceChoiceProps) {
  const labelId = useId();
  const byArrowRef = useRef(false);
  return (
    <div className="flex w-full flex-col gap-2">
      <Text id={labelId} size="2" weight="medium">
        Appearance
      </Text>
      <SegmentedControl.Root
        aria-labelledby={labelId}
        value={appearance}
        size="2"
        onValueChange={(value) => {
          if (isAppearance(value)) onChooseAppearance(value);
        }}
      >
        {APPEARANCES.map((choice) => {
          const Icon = looks[choice].icon;
          return (
            <SegmentedControl.Item
              key={choice}
              value={choice}
              // Among radio buttons the arrows choose; Radix only moves the focus, in a turn of its own.
              onKeyDown={({ key }) => {
                byArrowRef.current = key.startsWith('Arrow');
              }}
              onFocus={() => {
                if (byArrowRef.current) onChooseAppearance(choice);
                byArrowRef.current = false;
              }}
            >
              {/* Of enlarged letters the word stands whole under its icon. */}
              <span className="flex flex-wrap items-center justify-center gap-x-2">
                <Icon aria-hidden size={16} />
                {looks[choice].word}
              </span>
            </SegmentedControl.Item>
          );
        })}
      </SegmentedControl.Root>
    </div>
  );
}
