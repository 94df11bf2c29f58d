import { exactBytesText, fileSizeText } from '@/domain/documents/fileSize';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

export interface FileSizeProps {
  /** Bytes, 0 or more; what is no such number reads 'Unknown size'. */
  size: number;
}

/** A size that is read at a glance, and told to the byte by its title and to assistive technology. */
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
