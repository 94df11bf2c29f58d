import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import { orDash } from '@/domain/text/textOr';
import { AiMark } from '@/ui/AiMark';

/** Letters that fit into two lines of the narrowest column, with the mark behind them; a wide one counts for two. */
const MOST_LETTERS_WHOLE = 26;
const WIDE_LETTERS = /[^a-z0-9 .,'-]/g;

const isShort = (styleName: string) => styleName.replaceAll(WIDE_LETTERS, '__').length <= MOST_LETTERS_WHOLE;

export interface StyleNameProps {
  /** Its style, cut after two lines, and the mark of the AI: behind its last word, or beside a style that may be cut. */
  purchaseOrder: PurchaseOrder;
}

/** The style of an order, marked when the AI has flagged the order (PO-7). */
export function StyleName({ purchaseOrder: { styleName: given, gptFlag } }: StyleNameProps) {
  const styleName = orDash(given);
  const mark = gptFlag && <AiMark label="Flagged by AI" />;
  if (gptFlag && isShort(styleName)) {
    return (
      <span className="relative min-w-0 wrap-anywhere" title={styleName}>
        {/* The room for the mark belongs to the last word, and goes with it to the next line. */}
        <span className="pr-5.5">{styleName}</span>
        <span className="absolute -ml-4 mt-px">{mark}</span>
      </span>
    );
  }
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span className="line-clamp-2 wrap-anywhere" title={styleName}>
        {styleName}
      </span>
      {mark}
    </span>
  );
}
