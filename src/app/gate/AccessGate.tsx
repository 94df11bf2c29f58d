import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { LoginCard, type LoginCardProps, type Refusal } from './LoginCard';
import { matchesPasswordHash, parsePasswordHash } from './passwordHash';

export interface AccessGateProps {
  /** The hash to compare with, see PasswordHash; one that cannot be read refuses everybody and says so. */
  passwordHash: string;
  /** True where people were let in before and something was refused since for want of a password. */
  signedOut?: boolean;
  /** As in LoginCard. */
  outdated?: boolean;
  /** Fetches what comes after the gate, ahead of time. */
  onBeginTyping: () => void;
  /** The password was right; the gate stays busy until it is unmounted. */
  onUnlock: () => void;
  /** As in LoginCard. */
  onReload: () => void;
}

/** Whether the newest of what the program calls is there: the error screen would be all that comes after the gate. */
const isNewEnough = 'toReversed' in [] && 'Segmenter' in Intl;

const neverChanges = () => () => {};

/** False in the markup that the build draws into index.html, true once the program has taken it over. */
const useTakenOver = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** Shown before everything else (GATE-1); lets in whoever knows the password. */
export function AccessGate({
  passwordHash,
  signedOut = false,
  outdated = false,
  onBeginTyping,
  onUnlock,
  onReload,
}: AccessGateProps) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<LoginCardProps['refusal']>(
    signedOut ? { reason: 'signed-out', count: 0 } : null,
  );

  const isTakenOver = useTakenOver();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const refuse = (reason: Refusal) => {
    setBusy(false);
    setRefusal((last) => ({ reason, count: (last?.count ?? 0) + 1 }));
  };
  const judge = async (password: string) => {
    if (!isNewEnough) return 'old-browser';
    try {
      return (await matchesPasswordHash(password, parsePasswordHash(passwordHash))) ? 'right' : 'wrong-password';
    } catch {
      return 'not-checked';
    }
  };
  const check = async (password: string) => {
    setBusy(true);
    const verdict = await judge(password);
    // The page was left meanwhile and came back: at its new gate nobody has said anything.
    if (isGone.current) return;
    // Busy stays on: the card leaves with the next paint.
    if (verdict === 'right') onUnlock();
    else refuse(verdict);
  };

  return (
    <main
      className="weave flex min-h-dvh items-start justify-center px-4 pt-[max(16px,50dvh-208px)] pb-4"
      data-woven={isTakenOver || undefined}
    >
      <LoginCard
        busy={busy}
        refusal={refusal}
        outdated={outdated}
        onReload={onReload}
        onBeginTyping={onBeginTyping}
        onSubmitPassword={(password) => {
          void check(password);
        }}
      />
    </main>
  );
}
