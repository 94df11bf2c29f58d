import { Sparkles } from 'lucide-react';

export interface AiMarkProps {
  /** Read aloud where the mark stands alone, and shown where the mouse rests; without it the mark is silent beside words. */
  label?: string | undefined;
}

/** The one sign of everything that comes from the AI; nothing else sparkles. */
export function AiMark({ label }: AiMarkProps) {
  const look = { size: 16, className: 'shrink-0 text-(--ai-text)' };
  if (label === undefined) return <Sparkles aria-hidden {...look} />;
  return (
    <Sparkles role="img" {...look}>
      <title>{label}</title>
    </Sparkles>
  );
}
