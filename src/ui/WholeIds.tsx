/** An id such as PO-24803, which a browser would break at its hyphen. */
const ID = /(\b[A-Z]{2,}-\d+\b)/;

export interface WholeIdsProps {
  /** Running text, with ids or without. */
  children: string;
}

/** Running text whose ids never break at the end of a line. */
export function WholeIds({ children }: WholeIdsProps) {
  return (
    // Another text takes the place of the whole: in a translated page its parts alone would stay as they were.
    <span key={children}>
      {/* Split by a group, every second part is an id. */}
      {children.split(ID).map((part, place) =>
        place % 2 === 0 ? (
          part
        ) : (
          <span key={place} className="whitespace-nowrap">
            {part}
          </span>
        ),
      )}
    </span>
  );
}
