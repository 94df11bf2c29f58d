import { createContext, useContext } from 'react';
import type { Appearance } from '../appearance';

/** The choice in force and how to make another. */
export interface AppearanceSetting {
  appearance: Appearance;
  onChooseAppearance: (appearance: Appearance) => void;
}

const AppearanceContext = createContext<AppearanceSetting | null>(null);

/** Hands the setting to the frame, which the router renders. */
export const AppearanceProvider = AppearanceContext.Provider;

/** The setting in force. @throws Error outside an AppearanceProvider */
export function useAppearanceSetting(): AppearanceSetting {
  const setting = useContext(AppearanceContext);
  if (!setting) throw new Error('useAppearanceSetting needs an AppearanceProvider above it');
  return setting;
}
