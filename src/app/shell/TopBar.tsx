import { Text } from '@radix-ui/themes';
import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { matchPath, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { StatusDot } from '@/ui/StatusDot';
import { WIDE, useMediaQuery } from '@/ui/useMediaQuery';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { BrandMark } from '../BrandMark';
import { PRODUCT_KIND, PRODUCT_NAME } from '@/domain/product';
import { type ScreenRecord, SCREENS } from '../screens';
import { pressScreenLink } from './pressScreenLink';

const BAR = SCREENS.filter(({ inBar }) => inBar);

interface BarLinkProps {
  screen: ScreenRecord;
  shown: boolean;
  described: boolean;
  navigate: NavigateFunction;
  onShowAgain: () => void;
}

/** Memoised: drawn again only when it becomes or ceases to be the current one. The router's own links all are, at every change. */
const BarLink = memo(function BarLink({
  screen: { path, name, description },
  shown,
  described,
  navigate,
  onShowAgain,
}: BarLinkProps) {
  const descriptionId = useId();
  return (
    <li className="h-full">
      <a
        href={path}
        aria-current={shown ? 'page' : undefined}
        // Where it is visible, it is already part of the link's name.
        aria-describedby={described ? undefined : descriptionId}
        onClick={(event) => pressScreenLink(event, () => (shown ? onShowAgain() : void navigate(path)))}
        className="group relative -mx-2 flex h-full flex-col justify-center px-2 -outline-offset-2"
      >
        <span data-name={name} className="text-body group-hover:underline group-aria-[current=page]:font-semibold">
          {name}
        </span>{' '}
        <span id={descriptionId} className="hidden text-label text-ink-2 lg:block">
          {description}
        </span>
        <span
          data-underline
          className="absolute inset-x-2 bottom-0 hidden h-0.5 bg-accent group-aria-[current=page]:block forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
        />
      </a>
    </li>
  );
});

export interface TopBarProps {
  /** True while the sheet behind the brand is open. */
  sheetOpen: boolean;
  /** The brand was pressed, the only way to Communications. */
  onOpenSheet: () => void;
  /** The link of the current screen was pressed; the parent shows it again from its top. The same function from render to render. */
  onShowAgain: () => void;
  /** Skip link and loading line: inside the banner landmark, drawn elsewhere. */
  children?: ReactNode;
}

/** Brand, the seven destinations and 'Live' (SHELL-2 to SHELL-6). */
export function TopBar({ sheetOpen, onOpenSheet, onShowAgain, children }: TopBarProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const roomForDescriptions = useMediaQuery(WIDE);
  return (
    // At a zoom of 400 % it would keep a third of the window to itself.
    <header className="relative top-0 z-10 border-b border-line bg-panel print:hidden [@media(min-height:320px)]:sticky">
      {children}
      <div className="mx-auto flex min-h-14 max-w-512 items-center justify-between gap-4 px-4 md:min-h-16 md:px-8">
        <button
          type="button"
          id="brand"
          aria-haspopup="dialog"
          aria-expanded={sheetOpen}
          className="-mx-1 flex min-h-11 shrink-0 cursor-pointer items-center gap-2.5 rounded-control px-1 text-left hover:bg-hover"
          onClick={onOpenSheet}
        >
          <BrandMark size={36} />
          <span className="block">
            <span className="flex items-center gap-1.5 text-card font-semibold">
              {PRODUCT_NAME}
              <ChevronDown aria-hidden size={16} className="text-ink-2" />
            </span>
            <span className="hidden text-label text-ink-2 lg:block">{PRODUCT_KIND}</span>
          </span>
          <VisuallyHidden>, all destinations</VisuallyHidden>
        </button>
        {/* Shrinks, so that with a reader's wide letter spacing the words wrap and the bar stays whole. */}
        <nav aria-label="Main" className="hidden min-w-0 self-stretch md:block">
          <ul className="flex h-full gap-5 lg:gap-6">
            {BAR.map((screen) => (
              <BarLink
                key={screen.path}
                screen={screen}
                shown={matchPath(screen.path, pathname) !== null}
                described={roomForDescriptions}
                navigate={navigate}
                onShowAgain={onShowAgain}
              />
            ))}
          </ul>
        </nav>
        <Text size="2" className="flex items-center gap-2 whitespace-nowrap">
          <StatusDot tone="success" />
          <span className="lg:hidden">Live</span>
          <span className="hidden lg:inline">Live Demo</span>
        </Text>
      </div>
    </header>
  );
}
