import { PRODUCT_INITIALS } from '@/domain/product';

export interface BrandMarkProps {
  /** Edge in pixels: 36 in the bar, 48 on the login card. */
  size: 36 | 48;
}

/**
 * Classes rather than a style: the gate's markup stands in index.html, where the security policy allows no style attribute.
 * Its edge is measured in its letters, which Firefox can enlarge alone.
 */
const sizeClass: Record<BrandMarkProps['size'], string> = {
  36: 'size-[calc(36em/19)] text-[19px]',
  48: 'size-[calc(48em/25)] text-[25px]',
};

/** The badge with the initials; the words beside it carry the name. */
export function BrandMark({ size }: BrandMarkProps) {
  return (
    <span
      aria-hidden
      data-edge
      className={`inline-flex shrink-0 items-center justify-center rounded-control bg-accent font-extrabold tracking-tighter text-on-solid print:text-ink ${sizeClass[size]}`}
    >
      {PRODUCT_INITIALS}
    </span>
  );
}
