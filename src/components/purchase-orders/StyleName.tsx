import type { PurchaseOrder } from '@/domain/purchase-orders/purchaseOrder';
import { orDash } from '@/domain/text/textOr';
import { AiMark } from '@/ui/AiMark';

/** Notes on a text that it is cut. Measured without that note, which leaves it less room. */
function noteCut(text: HTMLElement) {
  const measure = () => {
    text.removeAttribute('data-cut');
    text.toggleAttribute('data-cut', text.scrollHeight > text.clientHeight + 1);
  };
  // The note takes room within its edges, which must not count as another size.
  const observer = new ResizeObserver(measure);
  observer.observe(text, { box: 'border-box' });
  return () => observer.disconnect();
}

export interface StyleNameProps {
  /** Its style, cut after two lines, and the mark of the AI behind its last word. */
  purchaseOrder: PurchaseOrder;
}

/** The style of an order, marked when the AI has flagged the order (PO-7). */
export function StyleName({ purchaseOrder: { styleName, gptFlag } }: StyleNameProps) {
  return (
    <span
      // A new element per text: it is measured when it is attached.
      key={styleName}
      ref={gptFlag ? noteCut : undefined}
      className="relative line-clamp-2 min-w-0 wrap-anywhere data-cut:pr-5.5"
      title={styleName}
    >
      {/* The room for the mark belongs to the last word, and goes with it to the next line. */}
      <span className={gptFlag ? 'pr-5.5' : ''}>{orDash(styleName)}</span>
      {gptFlag && (
        <span className="absolute -ml-4 mt-px in-data-cut:right-0 in-data-cut:bottom-px">
          <AiMark label="Flagged by AI" />
        </span>
      )}
    </span>
  );
}
