import { type ComponentType, startTransition, Suspense, useEffect, useState } from 'react';
import type { Operations } from '@/operations/Operations';
import { ThemeSurface } from '@/ui/ThemeSurface';
import { isAppearance, onSystemAppearance, showAppearance } from './appearance';
import { AccessGate } from './gate/AccessGate';
import { useSignOutOnLeaving } from './gate/useSignOutOnLeaving';
import type { NewerVersion } from './offline/newerVersion';
import { onTakenOver } from './offline/takenOver';
import { RootErrorBoundary } from './RootErrorBoundary';
import { forgetSignedIn, keepSignedIn, type Session, type SessionFault } from './session';
import type { ShellProps } from './shell/Shell';
import { createShellLoader } from './shellLoader';
import { type AppStorage, STORAGE_KEYS } from './storage';

export interface AppProps {
  /** Holds the chosen appearance and the sign-in flag; when blocked or full, a notice says so after the login. */
  storage: AppStorage;
  /** What `beginSession` read when this page was loaded. */
  session: Session;
  /** A notice announces it after the login, also when it came while the gate stood; the browser's own when left out. */
  newerVersion?: NewerVersion | undefined;
  /** As in PasswordHash; one that cannot be read lets nobody in, and the gate says so. */
  passwordHash: string;
  /** Fetches the implementation of Operations; called while the person types, and not again once it came. */
  loadOperations: () => Promise<Operations>;
  /** Fetches the whole stylesheet; resolves when it applies, fetches again after a failure. */
  loadStylesheet: () => Promise<void>;
}

/** The gate, and behind it the shell. */
export function App({ storage, session, newerVersion, passwordHash, loadOperations, loadStylesheet }: AppProps) {
  const [{ load, loaded, LazyShell }] = useState(() => createShellLoader(newerVersion, loadOperations, loadStylesheet));
  const [Shell, setShell] = useState<ComponentType<ShellProps> | null>(null);
  const [returns, setReturns] = useState(0);
  const [signedOut, setSignedOut] = useState(false);
  const [outdated, setOutdated] = useState(false);
  const [appearance, setAppearance] = useState(session.appearance);
  const [faults, setFaults] = useState<readonly SessionFault[]>(session.faults);

  useEffect(() => {
    showAppearance(appearance);
    return onSystemAppearance(() => showAppearance(appearance));
  }, [appearance]);

  useEffect(() => onTakenOver(() => setOutdated(true)), []);

  // Another tab chooses for all of them, also while this one is at the gate; whatever else it stores changes nothing here.
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === STORAGE_KEYS.appearance && newValue !== null && isAppearance(newValue)) setAppearance(newValue);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  useSignOutOnLeaving(storage, () => {
    setShell(null);
    setSignedOut(false);
    setReturns((count) => count + 1);
  });

  const lock = () => {
    forgetSignedIn(storage);
    setSignedOut(true);
    setShell(null);
  };

  const unlock = () => {
    if (!keepSignedIn(storage)) setFaults((known) => [...known, 'sign-in-not-kept']);
    const show = () => setShell(() => loaded() ?? LazyShell);
    // The gate stays on screen until a shell that is still being fetched can be painted whole.
    if (loaded()) show();
    else startTransition(show);
  };

  return (
    <RootErrorBoundary loadStylesheet={loadStylesheet}>
      {/* Stands while the gate does: a transition then keeps the gate until the shell is there. */}
      <Suspense>
        {Shell && (
          <Shell
            storage={storage}
            appearance={appearance}
            faults={faults}
            onChooseAppearance={setAppearance}
            onLock={lock}
          />
        )}
      </Suspense>
      {/* Outside: React takes over what is drawn within a boundary in a task of its own, and later. */}
      {!Shell && (
        <ThemeSurface>
          <AccessGate
            key={returns}
            passwordHash={passwordHash}
            signedOut={signedOut}
            outdated={outdated}
            onReload={() => window.location.reload()}
            onBeginTyping={() => {
              // Reported when the shell is rendered.
              load().catch(() => {});
            }}
            onUnlock={unlock}
          />
        </ThemeSurface>
      )}
    </RootErrorBoundary>
  );
}
