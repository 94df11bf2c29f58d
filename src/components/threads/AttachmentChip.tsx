import { Text } from '@radix-ui/themes';
import { FileName } from '@/components/documents/FileName';
import { fileKindIcon } from '@/components/documents/fileKindIcon';
import { fileTypeOf } from '@/domain/documents/fileType';

export interface AttachmentChipProps {
  /** The file's name, as FileName shows it: the extension always visible, invisible characters replaced. */
  name: string;
}

/** One file of an email. */
export function AttachmentChip({ name }: AttachmentChipProps) {
  const Icon = fileKindIcon[fileTypeOf({ type: '', name }).kind];
  return (
    <Text
      size="1"
      data-edge
      className="inline-flex min-h-6.5 max-w-full min-w-0 items-center gap-1.5 rounded-control border border-outline px-2.5"
    >
      <Icon aria-hidden size={14} className="shrink-0 text-ink-2" />
      <FileName name={name} oneLine />
    </Text>
  );
}
