import { fileNameParts, shownFileName } from '@/domain/documents/fileName';

export interface FileNameProps {
  /** As stored: of any length and any signs; a blank one reads 'Unnamed document'. */
  name: string;
  /** Where room is scarce: from 768 px on cut in the middle, so that the ending stays; the title holds the whole. */
  oneLine?: boolean;
}

/** A file's name that cannot pass for another: each part runs in its own direction, and the ending stands at the end. */
export function FileName({ name, oneLine = false }: FileNameProps) {
  const { head, tail } = fileNameParts(name);
  if (!oneLine) {
    return (
      <span dir="ltr" className="wrap-anywhere">
        {head !== '' && <bdi>{head}</bdi>}
        {tail !== '' && <bdi>{tail}</bdi>}
      </span>
    );
  }
  return (
    <span dir="ltr" title={shownFileName(name)} className="min-w-0 wrap-anywhere sm:flex sm:whitespace-pre">
      {head !== '' && <bdi className="sm:overflow-hidden sm:text-ellipsis">{head}</bdi>}
      {tail !== '' && <bdi className="sm:shrink-0">{tail}</bdi>}
    </span>
  );
}
