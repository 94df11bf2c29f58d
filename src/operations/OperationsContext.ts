import { createContext, useContext } from 'react';
import type { Operations } from './Operations';

const OperationsContext = createContext<Operations | null>(null);

/** Passes one implementation of Operations to the screens below. */
export const OperationsProvider = OperationsContext.Provider;

/** The current implementation. @throws Error outside an OperationsProvider */
export function useOperations(): Operations {
  const operations = useContext(OperationsContext);
  if (!operations) throw new Error('useOperations needs an OperationsProvider above it');
  return operations;
}
