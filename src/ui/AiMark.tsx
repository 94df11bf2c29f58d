import { Sparkles } from 'lucide-react';

export interface AiMarkProps {
  /** Read aloud where the mark stands alone; without it the mark is silent beside words. */
  label?: string | undefined;
}

/** The one sign of everything that comes from the AI; nothing else sparkles. */
export function AiMark({ label }: AiMarkProps) {
  const voice = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Sparkles {...voice} size={16} className="shrink-0 text-(--ai-text)" />;
}
