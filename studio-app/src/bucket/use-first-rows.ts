import { useDeferredValue } from 'react';

/** More than fit on any screen. */
const first = 40;
const none: readonly never[] = [];

/** Of a long list first what is seen at once; the rest comes when that is painted. */
export function useFirstRows<T>(rows: readonly T[]): readonly T[] {
  const rest = useDeferredValue(rows.length > first ? rows : none, none as readonly T[]);
  return rows.length > first && rest.length === 0 ? rows.slice(0, first) : rows;
}
