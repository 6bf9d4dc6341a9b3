import { useSyncExternalStore } from 'react';

/** False while the browser knows that it has no network; true says nothing of the server. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(follow, () => navigator.onLine);
}

function follow(changed: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, changed);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, changed);
  };
}
