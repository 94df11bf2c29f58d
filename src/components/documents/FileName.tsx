import { fileNameParts, shownFileName } from '@/domain/documents/fileName';

export interface FileNameProps {
  /** As stored: of any length, with any characters; a blank one reads 'Unnamed document'. */
  name: string;
  /** From 768 px on, cuts the name in the middle so that the extension stays; the title holds the whole name. */
  oneLine?: boolean;
}

/** A file's name that cannot imitate another: each part has its own direction, and the extension is always last. */
export function FileName({ name, oneLine = false }: FileNameProps) {
  const { head, tail } = fileNameParts(name);
  if (!oneLine) {
    return (
      <span dir="ltr" className="wrap-anywhere">
        {head !== '' && <bdi>{head}</bdi>}
        {tail !== '' && <bdi dir="ltr">{tail}</bdi>}
      </span>
    );
  }
  const whole = shownFileName(name);
  return (
    <span title={whole} className="relative block min-w-0">
      {/* Two boxes, so that only the first is cut; what is heard, marked, copied and found is the one over them. */}
      <span aria-hidden dir="ltr" className="wrap-anywhere select-none sm:flex sm:whitespace-pre">
        {head !== '' && <bdi className="sm:overflow-hidden sm:text-ellipsis">{head}</bdi>}
        {tail !== '' && (
          <bdi dir="ltr" className="sm:shrink-0">
            {tail}
          </bdi>
        )}
      </span>
      <span className="absolute inset-0 overflow-hidden wrap-anywhere text-transparent forced-colors:forced-color-adjust-none sm:whitespace-pre print:hidden">
        {whole}
      </span>
    </span>
  );
}
