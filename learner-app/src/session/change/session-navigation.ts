import type { NavigateFunction } from 'react-router-dom';

let navigate: NavigateFunction | undefined;

/**
 * Registers the router's navigate function during an impersonation, so that session events can
 * leave the page. Returns an unregister function.
 */
export function registerNavigate(newNavigate: NavigateFunction): () => void {
  navigate = newNavigate;
  return () => {
    if (navigate === newNavigate) navigate = undefined;
  };
}

export function navigateTo(path: string, options: { replace: boolean }): void {
  navigate?.(path, options);
}
