import { type StateLooks, stateLook } from './stateLook';
import { ToneBadge } from './ToneBadge';
import { VisuallyHidden } from './VisuallyHidden';

export interface StateBadgeProps {
  /** As the data has it. One that is not known keeps its word, in neutral, with a question mark; an empty one reads 'Unknown'. */
  state: string;
  /** Icon, tone and reading of every word that is known. */
  looks: StateLooks;
  /** Heard before the word, in one breath with it: 'Risk level:'. */
  spokenBefore?: string;
  /** True where the badge lies on a tinted ground, from which it must stand apart. */
  onTint?: boolean;
}

/** Tells a state from a closed vocabulary, and claims nothing about a word that a newer server sends. */
export function StateBadge({ state, looks, spokenBefore, onTint = false }: StateBadgeProps) {
  const { icon, tone, word } = stateLook(state, looks);
  return (
    // Another word is another badge: beside what is heard before it, a page that the browser translates would keep the old.
    <ToneBadge key={word} tone={tone} icon={icon} onTint={onTint}>
      {spokenBefore !== undefined && <VisuallyHidden>{`${spokenBefore} `}</VisuallyHidden>}
      {word}
    </ToneBadge>
  );
}
