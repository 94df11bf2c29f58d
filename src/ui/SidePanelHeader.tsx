import { Heading, Text } from '@radix-ui/themes';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Drawer } from 'vaul';
import { IconButton } from './IconButton';
import { Tooltip } from './Tooltip';
import { WholeIds } from './WholeIds';

export interface SidePanelHeaderProps {
  /** The dialog's name. Two lines are shown of a long one. */
  title: string;
  /** Under the title, two lines at most, and the dialog's description. */
  subtitle?: ReactNode;
  /** Stands beside the title: a copy button, a mark. */
  titleAside?: ReactNode;
  /** Small controls beside the close button: the step to the next record. */
  controls?: ReactNode;
  /** Buttons that stay in sight, where the panel is wide. */
  headerActions?: ReactNode;
}

/** What names a side panel and closes it, above what scrolls. */
export function SidePanelHeader({ title, subtitle, titleAside, controls, headerActions }: SidePanelHeaderProps) {
  return (
    <div className="flex min-h-14 shrink-0 flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-line px-4 py-1.5 sm:min-h-18 sm:flex-nowrap sm:px-6 sm:py-3">
      <div className="min-w-0 grow basis-0">
        <div className="flex items-center gap-2">
          <Drawer.Title asChild>
            {/* Takes the focus when the panel opens, so that its name is read and not all that it holds. */}
            <Heading as="h2" size="4" weight="bold" tabIndex={-1} className="line-clamp-2">
              <WholeIds>{title}</WholeIds>
            </Heading>
          </Drawer.Title>
          {/* Over the lines below: for fingers it reaches into the first of them. */}
          {titleAside && <div className="relative flex">{titleAside}</div>}
        </div>
        {subtitle !== undefined && (
          <Drawer.Description asChild>
            <Text as="div" size="2" color="gray" className="line-clamp-2">
              {subtitle}
            </Text>
          </Drawer.Description>
        )}
      </div>
      {headerActions !== undefined && <div className="flex shrink-0 gap-2">{headerActions}</div>}
      {controls}
      <Tooltip content="Close">
        <Drawer.Close asChild>
          <IconButton aria-label="Close" variant="ghost" color="gray" size="2">
            <X aria-hidden size={18} />
          </IconButton>
        </Drawer.Close>
      </Tooltip>
    </div>
  );
}
