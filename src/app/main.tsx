import './scheduling';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { showAppearance } from './appearance';
import { accessPasswordHash } from './gate/passwordHash';
import { beginSession } from './session';
import { createAppStorage } from './storage';
import { loadStylesheet } from './stylesheet';

/** The one line to change for a real backend: it returns the implementation of Operations. */
const loadOperations = async () => (await import('@/operations/sample/sampleOperations')).createSampleOperations();

const storage = createAppStorage(() => window.localStorage);
const session = beginSession(storage);
showAppearance(session.appearance);

const root = document.getElementById('root');
if (!root) throw new Error('No #root');
const page = (
  <StrictMode>
    <App
      storage={storage}
      session={session}
      passwordHash={accessPasswordHash}
      loadOperations={loadOperations}
      loadStylesheet={loadStylesheet}
    />
  </StrictMode>
);
// The build has drawn the gate into index.html, the development server has not. It is taken over at once: else the whole
// stylesheet would be read first.
if (root.hasChildNodes()) flushSync(() => hydrateRoot(root, page));
else createRoot(root).render(page);
// One that fails is asked for again with the shell.
loadStylesheet().catch(() => {});
