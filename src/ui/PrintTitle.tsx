export interface PrintTitleProps {
  /** The product's badge. */
  initials: string;
  /** The name, beside the badge. */
  product: string;
  /** What the product is, small below its name. */
  description: string;
  /** When the sheet was made: 'Printed March 12, 2026 at 2:05 PM'. */
  printed: string;
}

/** Heads a printed screen with the product and the moment; the screen's own title follows. Seen on paper alone. */
export function PrintTitle({ initials, product, description, printed }: PrintTitleProps) {
  return (
    <div className="mb-4 hidden items-center justify-between gap-4 border-b border-ink pb-3 print:flex">
      <div className="flex items-center gap-2.5">
        <span
          aria-hidden
          className="flex size-8 shrink-0 items-center justify-center rounded-control border-2 border-ink text-card font-extrabold tracking-tighter"
        >
          {initials}
        </span>
        <span className="flex flex-col">
          <span className="text-dense font-semibold">{product}</span>
          <span className="text-label text-ink-2">{description}</span>
        </span>
      </div>
      <span className="text-right text-label text-ink-2">{printed}</span>
    </div>
  );
}
