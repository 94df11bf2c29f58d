import { useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate, useNavigation } from 'react-router-dom';
import { useNow } from '@/clock/useNow';
import { longDay } from '@/domain/time/momentText';
import { stateWithNotes } from '@/screens/entryNotes';
import { watchPresses } from '@/screens/press';
import { useScreenMemory } from '@/screens/screenMemory';
import { usePanelEntry } from '@/screens/usePanelEntry';
import { PrintTitle } from '@/ui/PrintTitle';
import { SkipLink } from '@/ui/SkipLink';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { useAppearanceSetting } from './appearanceContext';
import { DestinationSheet } from './DestinationSheet';
import { TopBar } from './TopBar';

const PRODUCT = 'Weftline';
const MAIN_ID = 'main';

/** From here the bar holds the links and the sheet comes from the side. */
const barHoldsLinks = '(min-width: 1024px)';

/** The name of the deepest matched route that has one. */
function useScreenName(): string | undefined {
  const names = useMatches().map(({ handle }) =>
    typeof handle === 'object' && handle !== null && 'name' in handle ? handle.name : undefined,
  );
  return names.findLast((name): name is string => typeof name === 'string');
}

/** Names the browser's tab. By hand, for a `<title>` of React's would stand beside that of the page. */
function useTabTitle(screenName: string | undefined) {
  useEffect(() => {
    document.title = screenName === undefined ? PRODUCT : `${screenName} · ${PRODUCT}`;
    return () => {
      document.title = PRODUCT;
    };
  }, [screenName]);
}

/** Leads the focus to the new screen's heading, which is how the change is announced. */
function useFocusOnNewScreen() {
  const { pathname } = useLocation();
  useEffect(() => {
    document.querySelector<HTMLElement>(`#${MAIN_ID} h1`)?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the effect belongs to the change of address itself
  }, [pathname]);
}

/** Where the router keeps how far each entry was scrolled, in the session's storage. */
const SCROLL_STORAGE_KEY = 'weftline.scroll';

/**
 * Scrolls the first screen to where a reload left it. The router does so for every later one, but it tells of the first
 * as soon as its data is there, which is before anything behind the gate can hear of it.
 */
function useFirstScroll() {
  const [{ key }] = useState(useLocation());
  useLayoutEffect(() => {
    try {
      const kept: unknown = JSON.parse(window.sessionStorage.getItem(SCROLL_STORAGE_KEY) ?? '{}');
      const top = Object.entries(Object(kept)).find(([entry]) => entry === key)?.[1];
      if (typeof top === 'number') window.scrollTo(0, top);
    } catch {
      // Without storage, or with garbage in it, the screen begins at its top.
    }
  }, [key]);
}

/** Shows the screen's present entry once more from its top; a screen that failed is asked for again. */
function useShowAgain(): () => void {
  const { notes } = useScreenMemory();
  const navigate = useNavigate();
  const entry = useLocation();
  // The router would drop what the entry remembers, filters above all.
  return () => void navigate(entry, { replace: true, state: { ...entry.state, ...stateWithNotes(notes.read(entry)) } });
}

/** The title block of a printed screen, with the day of print. */
function FramePrintTitle() {
  const today = longDay(new Date(useNow()).toISOString());
  return (
    <PrintTitle
      initials="WL"
      product={PRODUCT}
      description="Customer Operations Platform"
      printed={`Printed ${today}`}
    />
  );
}

/** What stands around every screen: skip link, bar, waiting line, sheet. */
export function Frame() {
  const { appearance, onChooseAppearance } = useAppearanceSetting();
  const sheet = usePanelEntry('destinations', () => true);
  const showAgain = useShowAgain();
  const waiting = useNavigation().state === 'loading';
  const wide = useMediaQuery(barHoldsLinks);
  useTabTitle(useScreenName());
  useFocusOnNewScreen();
  useFirstScroll();
  useEffect(() => watchPresses(document), []);
  return (
    <>
      <TopBar sheetOpen={sheet.open} onOpenSheet={() => sheet.openPanel('')} onShowAgain={showAgain}>
        <SkipLink targetId={MAIN_ID}>Skip to content</SkipLink>
        {waiting && <div role="progressbar" aria-label="Loading screen" className="waiting-line" />}
      </TopBar>
      <FramePrintTitle />
      <main id={MAIN_ID} tabIndex={-1} className="px-4 py-4 sm:py-6 md:px-8">
        <Outlet />
      </main>
      <DestinationSheet
        open={sheet.open}
        side={wide ? 'left' : 'bottom'}
        appearance={appearance}
        onClose={sheet.closePanel}
        onChooseAppearance={onChooseAppearance}
      />
      <ScrollRestoration storageKey={SCROLL_STORAGE_KEY} />
    </>
  );
}
