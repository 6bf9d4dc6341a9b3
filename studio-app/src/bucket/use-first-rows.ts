import { useDeferredValue } from 'react';

/** More rows than fit on any screen. */
const first = 40;
const none: readonly never[] = [];

/**
 * Returns the first rows of a long list, and all rows in a deferred render after they are painted.
 */
export function useFirstRows<T>(rows: readonly T[]): readonly T[] {
  const rest = useDeferredValue(rows.length > first ? rows : none, none as readonly T[]);
  return rows.length > first && rest.length === 0 ? rows.slice(0, first) : rows;
}
