import { exactBytesText, fileSizeText } from '@/domain/documents/fileSize';

export interface FileSizeProps {
  /** Bytes, 0 or more; anything else reads 'Unknown size'. */
  size: number;
}

/** A rounded size; the exact bytes in the title. */
export function FileSize({ size }: FileSizeProps) {
  const human = fileSizeText(size);
  const exact = exactBytesText(size);
  return (
    <span title={human === exact ? undefined : exact} className="whitespace-nowrap">
      {human}
    </span>
  );
}
