import { exactBytesText, fileSizeText } from '@/domain/documents/fileSize';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

export interface FileSizeProps {
  /** Bytes, 0 or more; anything else reads 'Unknown size'. */
  size: number;
}

/** A rounded size; the exact bytes in the title and for assistive technology. */
export function FileSize({ size }: FileSizeProps) {
  const human = fileSizeText(size);
  const exact = exactBytesText(size);
  if (human === exact) return <span>{human}</span>;
  return (
    <span title={exact} className="whitespace-nowrap">
      {human}
      <VisuallyHidden>, {exact}</VisuallyHidden>
    </span>
  );
}
