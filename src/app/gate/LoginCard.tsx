import { Callout, Heading, Text, TextField } from '@radix-ui/themes';
import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Panel } from '@/ui/Panel';
import { BrandMark } from '../BrandMark';
import { PRODUCT_KIND } from '@/domain/product';
import { takeOverEarlyInput } from './earlyInput';

/** Why the password is asked for once more. */
export type Refusal = 'signed-out' | 'wrong-password' | 'not-checked' | 'old-browser';

const refusalText: Record<Refusal, string> = {
  'signed-out': 'You were signed out. Enter the password to continue.',
  'wrong-password': 'Incorrect password. Please try again.',
  'not-checked': 'The password could not be checked. Please reload the page.',
  'old-browser': 'This browser is too old. Please update it.',
};

export interface LoginCardProps {
  /** True while the password is being checked. */
  busy: boolean;
  /** The last refusal, null before any; a new count announces the same reason again. */
  refusal: { reason: Refusal; count: number } | null;
  /** True where a wrong password may be right for a newer version of the page, which a reload shows. */
  outdated?: boolean;
  /** The password exactly as typed; never blank. */
  onSubmitPassword: (password: string) => void;
  /** The first character was typed; the parent starts to fetch what comes after the gate. */
  onBeginTyping: () => void;
  /** 'Reload' was pressed, which stands there only in an outdated page that has refused a password. */
  onReload: () => void;
}

/** Asks for the shared password (GATE-2 to GATE-5). */
export function LoginCard({ busy, refusal, outdated, onSubmitPassword, onBeginTyping, onReload }: LoginCardProps) {
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const fieldRef = useRef<HTMLInputElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  const fieldId = useId();

  const takeOver = useEffectEvent(() => {
    if (!fieldRef.current || !submitRef.current) return;
    const { typed, sent, shown: isShown } = takeOverEarlyInput(fieldRef.current, submitRef.current);
    setShown(isShown);
    if (typed === '') return;
    setPassword(typed);
    onBeginTyping();
    if (sent) onSubmitPassword(typed);
  });
  // Before the next key: none may fall between the script and the program.
  useLayoutEffect(() => takeOver(), []);

  useEffect(() => {
    if (!refusal) return;
    fieldRef.current?.focus();
    fieldRef.current?.select();
  }, [refusal]);

  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  const ToggleIcon = shown ? EyeOff : Eye;
  const isBlank = password.trim() === '';
  const isWrong = refusal !== null && refusal.reason !== 'signed-out';
  const isOutdated = outdated && refusal?.reason === 'wrong-password';

  return (
    <Panel padding="page">
      <form
        aria-label="Login"
        className="flex w-full max-w-100 flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !isBlank) onSubmitPassword(password);
        }}
      >
        <BrandMark size={48} />
        <div>
          <Heading as="h1" size="5" weight="bold">
            {PRODUCT_KIND}
          </Heading>
          <Text as="p" size="2" color="gray" mt="1">
            Enter password to access the platform
          </Text>
        </div>
        <div className="flex flex-col gap-1">
          <Text as="label" htmlFor={fieldId} size="2" weight="medium">
            Password
          </Text>
          <TextField.Root
            ref={fieldRef}
            id={fieldId}
            size="3"
            type={shown ? 'text' : 'password'}
            value={password}
            readOnly={busy}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of the one card there is
            autoFocus
            autoComplete="current-password"
            autoCapitalize="off"
            autoCorrect="off"
            aria-invalid={isWrong}
            onChange={(event) => {
              if (password === '') onBeginTyping();
              setPassword(event.target.value);
            }}
            onKeyDown={watchCapsLock}
            onKeyUp={watchCapsLock}
            onBlur={() => setCapsLock(false)}
          >
            {/* As wide as with its button: the page may be painted before that is parsed. */}
            <TextField.Slot side="right" className="min-w-10.5">
              <IconButton
                variant="ghost"
                color="gray"
                size="1"
                aria-label={shown ? 'Hide password' : 'Show password'}
                onClick={() => setShown(!shown)}
              >
                <ToggleIcon aria-hidden size={18} />
              </IconButton>
            </TextField.Slot>
          </TextField.Root>
          <Text as="p" size="1" color="gray" role="status">
            {capsLock && 'Caps Lock is on'}
          </Text>
        </div>
        {/* Below the field, which stays where the hand is. */}
        {refusal && (
          <Callout.Root key={refusal.count} role="alert" color={isWrong ? 'ruby' : 'gray'} variant="soft" size="1">
            <Callout.Icon>
              <CircleAlert aria-hidden size={16} />
            </Callout.Icon>
            <Callout.Text size="2" weight="medium">
              {refusalText[refusal.reason]}
              {isOutdated && ' A newer version is ready. If the password has changed, reload and enter the new one.'}
            </Callout.Text>
          </Callout.Root>
        )}
        <Button ref={submitRef} type="submit" size="3" disabled={isBlank} loading={busy}>
          Access Platform
        </Button>
        {isOutdated && (
          <Button variant="outline" color="gray" onClick={onReload}>
            Reload
          </Button>
        )}
      </form>
    </Panel>
  );
}
