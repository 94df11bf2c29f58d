import { createContext } from 'react';

/** Shows the gate again over the screen, which is kept; does nothing where there is no gate. */
export const LockContext = createContext<() => void>(() => {});
