import type { NavigateFunction } from 'react-router-dom';

let navigate: NavigateFunction | undefined;

/** While a tutor looks on, what happens to the session leads elsewhere by itself. Answers how to give the way back. */
export function lendWay(lent: NavigateFunction): () => void {
  navigate = lent;
  return () => {
    if (navigate === lent) navigate = undefined;
  };
}

export function goTo(path: string, how: { replace: boolean }): void {
  navigate?.(path, how);
}
