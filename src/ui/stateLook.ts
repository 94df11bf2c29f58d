import { CircleHelp, type LucideIcon } from 'lucide-react';
import type { Tone } from '@/domain/tone';

/** How the words of a closed vocabulary are drawn. */
export interface StateLooks<State extends string = string> {
  /** One a word, so that colour is never the only sign. */
  icons: Readonly<Record<State, LucideIcon>>;
  /** What each word means to the reader; all are neutral when left out. */
  tones?: Readonly<Record<State, Tone>>;
  /** How each word is read; as it is written when left out. */
  words?: Readonly<Record<State, string>>;
}

/** How one word is drawn. */
export interface StateLook {
  /** A question mark for a word that is not known. */
  icon: LucideIcon;
  /** Neutral for a word that is not known. */
  tone: Tone;
  /** As it is read. */
  word: string;
}

/** A word that is not known keeps itself, in neutral, with a question mark; a blank one reads 'Unknown'. */
export function stateLook(given: string | null | undefined, { icons, tones, words }: StateLooks): StateLook {
  const state = given ?? '';
  // A word that every object inherits, 'constructor', is not known either.
  const icon = Object.hasOwn(icons, state) ? icons[state] : undefined;
  if (!icon) return { icon: CircleHelp, tone: 'neutral', word: state.trim() === '' ? 'Unknown' : state };
  return { icon, tone: tones?.[state] ?? 'neutral', word: words?.[state] ?? state };
}
