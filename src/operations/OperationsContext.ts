import { createContext, useContext } from 'react';
import type { Operations } from './Operations';

const OperationsContext = createContext<Operations | null>(null);

/** Hands one implementation of Operations to the screens below. */
export const OperationsProvider = OperationsContext.Provider;

/** The implementation in force. @throws Error outside an OperationsProvider */
export function useOperations(): Operations {
  const operations = useContext(OperationsContext);
  if (!operations) throw new Error('useOperations needs an OperationsProvider above it');
  return operations;
}
