import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { CHOICES } from '@/operations/loadData';

const NONE: readonly never[] = [];

/**
 * What a field offers to choose from; none until it comes. No screen waits for it, or falls with it: where it fails, a
 * notice asks for it again.
 */
export const useChoices = <Item, Key extends QueryKey>(
  query: UseQueryOptions<readonly Item[], Error, readonly Item[], Key>,
): readonly Item[] => useQuery({ ...query, meta: CHOICES }).data ?? NONE;
