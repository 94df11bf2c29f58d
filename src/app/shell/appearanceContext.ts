import { createContext, useContext } from 'react';
import type { Appearance } from '../appearance';

/** The current choice and how to change it. */
export interface AppearanceSetting {
  appearance: Appearance;
  onChooseAppearance: (appearance: Appearance) => void;
}

const AppearanceContext = createContext<AppearanceSetting | null>(null);

/** Passes the setting to the frame, which the router renders. */
export const AppearanceProvider = AppearanceContext.Provider;

/** The current setting. @throws Error outside an AppearanceProvider */
export function useAppearanceSetting(): AppearanceSetting {
  const setting = useContext(AppearanceContext);
  if (!setting) throw new Error('useAppearanceSetting needs an AppearanceProvider above it');
  return setting;
}
