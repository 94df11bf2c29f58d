import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App';
import { SCREENS } from './screens';

const nothing = () => {};
const refused = () => {
  throw new Error('There is no storage while the app is built');
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
        newerVersion={{ onNewer: () => nothing }}
        passwordHash=""
        loadOperations={refused}
        loadStylesheet={refused}
      />
    </StrictMode>,
  );
