import { fileNameParts, shownFileName } from '@/domain/documents/fileName';

export interface FileNameProps {
  /** As stored: of any length, with any characters; a blank one reads 'Unnamed document'. */
  name: string;
  /** From 768 px on, cuts the name in the middle so that the extension stays; the title holds the whole name. */
  oneLine?: boolean;
}

const DRAWN = '[&::before]:[content:attr(data-text)]';

/**
 * Unseen by its first line, the only one there: a colour of its own goes with what is copied, and a mail or a sheet would
 * hold a name that nobody sees. Forced colours give a first line no other colour, only the whole, which would lose its
 * transparency; what is marked has the system's colours there all the same.
 */
const OVER = [
  'sm:not-print:absolute sm:not-print:inset-0 sm:not-print:overflow-hidden sm:not-print:whitespace-pre',
  'sm:not-print:not-forced-colors:first-line:text-transparent sm:not-print:forced-colors:text-transparent',
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
      <span aria-hidden className="hidden sm:not-print:flex sm:not-print:whitespace-pre">
        <bdi data-text={head} className={`${DRAWN} overflow-hidden text-ellipsis`} />
        <bdi data-text={tail} dir="ltr" className={`${DRAWN} shrink-0`} />
      </span>
      {/* What is heard, marked, copied and found lies over it, unseen. Phones and paper cut nothing, and show this one. */}
      <span className={`${OVER} wrap-anywhere`}>{parts}</span>
    </span>
  );
}
