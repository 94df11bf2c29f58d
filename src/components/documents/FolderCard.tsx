import { Text } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import { useId } from 'react';
import { type Folder, FOLDER_TITLE } from '@/domain/documents/customerFiles';
import { counted } from '@/domain/text/counted';
import { Panel } from '@/ui/Panel';
import { toneGround, toneText } from '@/ui/toneClass';
import { folderIcon } from './folderIcon';

const card = cva('relative flex min-w-0 items-center gap-3 hover:bg-hover', {
  variants: {
    shown: {
      true: 'border-(--field)! forced-colors:outline-2',
      false: '',
    },
  },
});

export interface FolderCardProps {
  /** Decides title and icon; handed back by `onOpenFolder`. */
  folder: Folder;
  /** How many files are in it, whatever is searched for. */
  count: number;
  /** True for the folder whose files stand below. */
  shown: boolean;
  /** The card was pressed anywhere, or its button by keyboard. */
  onOpenFolder: (folder: Folder) => void;
}

/** One folder of a customer: how much is in it, and the way there. */
export function FolderCard({ folder, count, shown, onOpenFolder }: FolderCardProps) {
  const titleId = useId();
  const title = FOLDER_TITLE[folder];
  const Icon = folderIcon[folder];
  return (
    <Panel padding="large">
      <article aria-labelledby={titleId} className={card({ shown })}>
        <span
          className={`hidden size-10 shrink-0 items-center justify-center rounded-control sm:flex ${toneGround.neutral} ${toneText.neutral}`}
        >
          <Icon aria-hidden size={18} />
        </span>
        <div className="min-w-0 grow">
          <Text as="p" id={titleId} size="2" weight="medium" className="truncate">
            {title}
          </Text>
          <div className="flex items-baseline justify-between gap-2">
            <Text as="p" size="2" color="gray" className="tabular-nums">
              {counted(count, 'file')}
            </Text>
            <button
              type="button"
              aria-label={`Open: ${title}`}
              aria-current={shown ? 'true' : undefined}
              // `after` spreads the button over the whole card, so that a press anywhere on it counts.
              className="cursor-pointer text-dense font-medium underline decoration-(--field) underline-offset-4 after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus print:hidden"
              onClick={() => onOpenFolder(folder)}
            >
              Open
            </button>
          </div>
        </div>
      </article>
    </Panel>
  );
}
