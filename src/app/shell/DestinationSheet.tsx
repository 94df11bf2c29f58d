import { Text } from '@radix-ui/themes';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { SidePanel } from '@/ui/SidePanel';
import type { Appearance } from '../appearance';
import { SCREENS } from '../screens';
import { AppearanceChoice } from './AppearanceChoice';
import { pressScreenLink } from './pressScreenLink';

export interface DestinationSheetProps {
  /** The sheet slides in and out as this changes. */
  open: boolean;
  /** From the left where the bar shows links; from the bottom on small screens, within reach of the thumb. */
  side: 'left' | 'bottom';
  /** Marked in the choice at the foot of the sheet. */
  appearance: Appearance;
  /** Escape, the close button, a press outside, a swipe, or the link of the current screen. */
  onClose: () => void;
  /** Another appearance was chosen; the sheet stays open. */
  onChooseAppearance: (appearance: Appearance) => void;
}

/** All destinations, Communications included, and the choice of appearance; opened by the brand. */
export function DestinationSheet({ open, side, appearance, onClose, onChooseAppearance }: DestinationSheetProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
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
          {SCREENS.map(({ name, path, description, icon: Icon }) => {
            const isShown = matchPath(path, pathname) !== null;
            // Replaces the sheet's own entry of the history, which closes the sheet. A screen that is already behind it gets
            // no entry more, on which going back would seem to do nothing.
            const follow = () => (isShown ? onClose() : void navigate(path, { replace: true }));
            return (
              <li key={path}>
                <a
                  href={path}
                  aria-current={isShown ? 'page' : undefined}
                  onClick={(event) => pressScreenLink(event, follow)}
                  className="group flex min-h-12 items-center gap-3.5 rounded-control px-2 hover:bg-hover"
                >
                  <Icon aria-hidden size={18} className="shrink-0 text-ink-2 group-aria-[current=page]:text-ink" />
                  <span className="relative text-card font-medium group-aria-[current=page]:font-semibold">
                    {name}
                    <span className="absolute inset-x-0 -bottom-1 hidden h-0.5 bg-accent group-aria-[current=page]:block forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none" />
                  </span>{' '}
                  {description !== undefined && (
                    <Text size="2" color="gray" className="ml-auto text-right">
                      {description}
                    </Text>
                  )}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
    </SidePanel>
  );
}
