export interface BrandMarkProps {
  /** Edge in pixels: 36 in small bars, 40 in wide ones, 48 on the login card. */
  size: 36 | 40 | 48;
}

/** The badge with the initials; the words beside it carry the name. */
export function BrandMark({ size }: BrandMarkProps) {
  return (
    <span
      aria-hidden
      data-edge
      className="inline-flex shrink-0 items-center justify-center rounded-control bg-accent font-extrabold tracking-tighter text-on-solid print:text-ink"
      style={{ width: size, height: size, fontSize: size / 2 + 1 }}
    >
      WL
    </span>
  );
}
