import { fileNameParts, shownFileName } from '@/domain/documents/fileName';

export interface FileNameProps {
  /** As stored: of any length, with any characters; a blank one reads 'Unnamed document'. */
  name: string;
  /** From 768 px on, cuts the name in the middle so that the extension stays; the title holds the whole name. */
  oneLine?: boolean;
}

const DRAWN = '[&::before]:[content:attr(data-text)]';

/** In forced colours letters would lose their transparency; what is marked has the system's colours there all the same. */
const OVER = [
  'absolute inset-0 overflow-hidden not-print:text-transparent print:static',
  'forced-colors:forced-color-adjust-none',
  'forced-colors:[&_::selection]:bg-[Highlight] forced-colors:[&_::selection]:text-[HighlightText]',
].join(' ');

/** A file's name that cannot imitate another: each part has its own direction, and the extension is always last. */
export function FileName({ name, oneLine = false }: FileNameProps) {
  const { head, tail } = fileNameParts(name);
  const parts = (
    <>
      {head !== '' && <bdi>{head}</bdi>}
      {tail !== '' && <bdi dir="ltr">{tail}</bdi>}
    </>
  );
  if (!oneLine) {
    return (
      <span dir="ltr" translate="no" className="wrap-anywhere">
        {parts}
      </span>
    );
  }
  return (
    <span title={shownFileName(name)} dir="ltr" translate="no" className="relative block min-w-0">
      {/* What is seen: two boxes, so that only the first is cut. Drawn, and no text: a search would find each part alone. */}
      <span aria-hidden className="wrap-anywhere sm:flex sm:whitespace-pre print:hidden">
        <bdi data-text={head} className={`${DRAWN} sm:overflow-hidden sm:text-ellipsis`} />
        <bdi data-text={tail} dir="ltr" className={`${DRAWN} sm:shrink-0`} />
      </span>
      {/* What is heard, marked, copied and found lies over it, unseen. Paper cuts nothing, and shows this one. */}
      <span className={`${OVER} wrap-anywhere sm:whitespace-pre print:whitespace-normal`}>{parts}</span>
    </span>
  );
}
