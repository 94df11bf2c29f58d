import { createContext } from 'react';

/** Asks for the password again over the screen, which stays as it is; does nothing where there is no gate. */
export const LockContext = createContext<() => void>(() => {});
