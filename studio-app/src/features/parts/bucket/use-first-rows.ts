import { useDeferredValue } from 'react';

/** More rows than fit on any screen. */
const firstCount = 40;
const noRows: readonly never[] = [];

/** Returns the first rows of a long list, and all rows in a deferred render after they are painted. */
export function useFirstRows<T>(rows: readonly T[]): readonly T[] {
  const rest = useDeferredValue(rows.length > firstCount ? rows : noRows, noRows as readonly T[]);
  return rows.length > firstCount && rest.length === 0 ? rows.slice(0, firstCount) : rows;
}
