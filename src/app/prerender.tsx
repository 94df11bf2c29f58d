import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { ThemeSurface } from '@/ui/ThemeSurface';
import { App } from './App';
import { LoginCard } from './gate/LoginCard';
import { RootErrorScreen } from './RootErrorBoundary';
import { SCREENS } from './screens';

const nothing = () => {};
const refused = async () => {
  throw new Error('Nothing is fetched while the app is built');
};

/** Of all screens. */
export const addresses = SCREENS.map(({ path }) => path);

/** The app as every load first shows it, locked; `main.tsx` takes this markup over, so both must render the same. */
export const gateMarkup = (): string =>
  renderToString(
    <StrictMode>
      <App
        storage={{ read: () => null, write: () => false, remove: nothing }}
        session={{ appearance: 'system', faults: [] }}
        passwordHash=""
        loadOperations={refused}
        loadStylesheet={refused}
      />
    </StrictMode>,
  );

/**
 * What else may be shown without the whole stylesheet, which takes a while or fails: the gate that checks and refuses, and
 * the error screen of an app that could not be fetched.
 */
export const gateStates = (): string =>
  renderToString(
    <ThemeSurface>
      {(['wrong-password', 'not-checked'] as const).map((reason) => (
        <LoginCard
          key={reason}
          busy
          refusal={{ reason, count: 1 }}
          onSubmitPassword={nothing}
          onBeginTyping={nothing}
          onReload={nothing}
        />
      ))}
      <RootErrorScreen failure={{ summary: 'Missing', stack: 'Missing', missing: 'part' }} isRepeated={false} />
    </ThemeSurface>,
  );
