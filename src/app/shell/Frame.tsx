import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import {
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useNavigationType,
} from 'react-router-dom';
import { useNow } from '@/clock/useNow';
import { ZoneContext } from '@/components/time/zoneContext';
import { isText, recordWith } from '@/domain/guard/guard';
import { longMoment, zoneMark } from '@/domain/time/momentText';
import { pageKey } from '@/screens/pageKey';
import { watchPresses } from '@/screens/press';
import { useKeptView } from '@/screens/useKeptView';
import { usePanelEntry } from '@/screens/usePanelEntry';
import { ScreenStartContext } from '@/ui/inSightFirst';
import { KeptViewContext } from '@/ui/keptView';
import { PrintTitle } from '@/ui/PrintTitle';
import { SkipLink } from '@/ui/SkipLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { ON_DESK, useMediaQuery } from '@/ui/useMediaQuery';
import { PRODUCT_INITIALS, PRODUCT_KIND, PRODUCT_NAME } from '@/domain/product';
import { useAppearanceSetting } from './appearanceContext';
import { DestinationSheet } from './DestinationSheet';
import { focusMainHeading, MAIN_ID } from './mainHeading';
import { SCROLL_STORAGE_KEY, useFirstScroll, useLeavingNoted, useScreenStart } from './scrollPositions';
import { ignoreDroppedFiles } from './ignoreDroppedFiles';
import { TopBar } from './TopBar';
import { useShowAgain } from './useShowAgain';
import { useTopKept } from './useTopKept';
import { LOADING_SCREEN, WaitingLine } from './WaitingLine';

const hasName = recordWith({ name: isText });

/** The name of the deepest matched route that has one. */
function useScreenName(): string | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .findLast(hasName)?.name;
}

/** Sets the title of the tab by hand: React would add a second `<title>` beside that of index.html. */
function useTabTitle(screenName: string | undefined) {
  // Before a panel that is open from the start puts its own name to it.
  useLayoutEffect(() => {
    document.title = screenName === undefined ? PRODUCT_NAME : `${screenName} · ${PRODUCT_NAME}`;
    return () => {
      document.title = PRODUCT_NAME;
    };
  }, [screenName]);
}

/** Announces a change of screen. */
function useFocusOnNewScreen() {
  const { pathname } = useLocation();
  useEffect(() => {
    focusMainHeading();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the effect belongs to the change of address itself
  }, [pathname]);
}

/** The title block of a printed screen, with the moment of print; below it, all moments follow the reader's time zone. */
function AtThisTime({ children }: { children: ReactNode }) {
  const printed = `Printed ${longMoment(new Date(useNow()).toISOString())}`;
  return (
    <ZoneContext value={zoneMark()}>
      <PrintTitle initials={PRODUCT_INITIALS} product={PRODUCT_NAME} description={PRODUCT_KIND} printed={printed} />
      {children}
    </ZoneContext>
  );
}

/** What is done once a screen is drawn. The router's own scrolling knows nothing of the first screen. */
function OnArrival() {
  useFocusOnNewScreen();
  useFirstScroll();
  return <ScrollRestoration storageKey={SCROLL_STORAGE_KEY} getKey={pageKey} />;
}

/** Stands where the screen is still to come, and says whether it does. */
function NoScreenYet({ onShown, children }: { onShown: (shown: boolean) => void; children: ReactNode }) {
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return (
    <>
      {children}
      <p role="status" className="late-words text-body text-ink-2">
        This is taking longer than usual. You can wait, or go to another screen.
      </p>
    </>
  );
}

/** What every screen has around it: skip link, bar, loading line, sheet. */
export function Frame() {
  const { appearance, onChooseAppearance } = useAppearanceSetting();
  const arrival = useNavigationType();
  // It stands only where a press opened it: no reload, no way forward and no way through the gate shows it again.
  const [wasOpened, setWasOpened] = useState(false);
  const sheet = usePanelEntry('destinations', () => (wasOpened && arrival !== NavigationType.Pop) || undefined);
  const openSheet = () => {
    setWasOpened(true);
    sheet.openPanel('');
  };
  const showAgain = useShowAgain();
  const loading = useNavigation().state === 'loading';
  const [withoutScreen, setWithoutScreen] = useState(false);
  // There the bar shows the links, and the sheet comes from the left.
  const wide = useMediaQuery(ON_DESK);
  const start = useScreenStart();
  useTabTitle(useScreenName());
  useTopKept();
  useLeavingNoted();
  useEffect(() => watchPresses(document), []);
  useEffect(ignoreDroppedFiles, []);
  return (
    <>
      <TopBar sheetOpen={sheet.open} onOpenSheet={openSheet} onShowAgain={showAgain}>
        <SkipLink targetId={MAIN_ID}>Skip to content</SkipLink>
        {loading && <WaitingLine />}
        {/* What is drawn there, said to a screen reader. */}
        <VisuallyHidden>
          <span role="status">{(loading || withoutScreen) && LOADING_SCREEN}</span>
        </VisuallyHidden>
      </TopBar>
      <AtThisTime>
        <main id={MAIN_ID} tabIndex={-1} className="mx-auto max-w-512 px-4 py-4 sm:py-6 md:px-8">
          <ScreenStartContext value={start}>
            <KeptViewContext value={useKeptView()}>
              {/* Data that was dropped while the gate stood is asked for again. */}
              <Suspense fallback={<NoScreenYet onShown={setWithoutScreen}>{!loading && <WaitingLine />}</NoScreenYet>}>
                <Outlet />
                <OnArrival />
              </Suspense>
            </KeptViewContext>
          </ScreenStartContext>
        </main>
      </AtThisTime>
      <DestinationSheet
        open={sheet.open}
        side={wide ? 'left' : 'bottom'}
        appearance={appearance}
        onClose={sheet.closePanel}
        onChooseAppearance={onChooseAppearance}
      />
    </>
  );
}
