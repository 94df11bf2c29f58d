import { Text } from '@radix-ui/themes';
import { NavLink, useLocation } from 'react-router-dom';
import { SidePanel } from '@/ui/SidePanel';
import type { Appearance } from '../appearance';
import { SCREENS } from '../screens';
import { AppearanceChoice } from './AppearanceChoice';
import { isPlainPress } from './isPlainPress';

export interface DestinationSheetProps {
  /** The sheet slides in and out as this changes. */
  open: boolean;
  /** From the side on wide screens, from below where a thumb is. */
  side: 'left' | 'bottom';
  /** Marked in the choice at the foot of the sheet. */
  appearance: Appearance;
  /** Escape, the close button, a press outside, a swipe, or the link of the current screen. */
  onClose: () => void;
  /** Another appearance was chosen; the sheet stays open. */
  onChooseAppearance: (appearance: Appearance) => void;
}

/** Everything that the app can be asked for, Communications too, and its appearance; opened by the brand. */
export function DestinationSheet({ open, side, appearance, onClose, onChooseAppearance }: DestinationSheetProps) {
  const { pathname } = useLocation();
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title="Go to"
      bodyLabel="Destinations"
      side={side}
      width={400}
      footer={<AppearanceChoice appearance={appearance} onChooseAppearance={onChooseAppearance} />}
    >
      <nav aria-label="All destinations">
        <ul className="-mx-2 flex flex-col">
          {SCREENS.map(({ name, path, description, icon: Icon }) => (
            <li key={path}>
              <NavLink
                to={path}
                // In place of the sheet's own entry in the history, which closes it.
                replace
                onClick={(event) => {
                  if (pathname !== path || !isPlainPress(event)) return;
                  // The screen stands behind the sheet already; an entry of its own would make going back do nothing.
                  event.preventDefault();
                  onClose();
                }}
                className="group flex min-h-12 items-center gap-3.5 rounded-control px-2 hover:bg-hover"
              >
                <Icon aria-hidden size={18} className="shrink-0 text-ink-2 group-aria-[current=page]:text-ink" />
                <span className="relative text-card font-medium group-aria-[current=page]:font-semibold">
                  {name}
                  <span
                    data-underline
                    className="absolute inset-x-0 -bottom-1 hidden h-0.5 bg-accent group-aria-[current=page]:block"
                  />
                </span>{' '}
                {description !== undefined && (
                  <Text size="2" color="gray" className="ml-auto text-right">
                    {description}
                  </Text>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </SidePanel>
  );
}
