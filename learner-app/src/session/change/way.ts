import type { NavigateFunction } from 'react-router-dom';

let navigate: NavigateFunction | undefined;

/**
 * Registers the router's navigate function during an impersonation, so that session events can
 * leave the page. Returns an unregister function.
 */
export function lendWay(lent: NavigateFunction): () => void {
  navigate = lent;
  return () => {
    if (navigate === lent) navigate = undefined;
  };
}

export function goTo(path: string, how: { replace: boolean }): void {
  navigate?.(path, how);
}
