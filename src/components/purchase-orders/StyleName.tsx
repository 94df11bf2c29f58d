import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import { orDash } from '@/domain/text/textOr';
import { AiMark } from '@/ui/AiMark';

export interface StyleNameProps {
  /** Its style, cut after two lines, and the mark of the AI beside it. */
  purchaseOrder: PurchaseOrder;
}

/** The style of an order, marked when the AI has flagged the order (PO-7). */
export function StyleName({ purchaseOrder: { styleName, gptFlag } }: StyleNameProps) {
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span className="line-clamp-2 wrap-anywhere" title={styleName}>
        {orDash(styleName)}
      </span>
      {gptFlag && <AiMark label="Flagged by AI" />}
    </span>
  );
}
