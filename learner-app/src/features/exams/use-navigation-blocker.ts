import { useContext, useEffect, useState } from 'react';
import { type Blocker, IDLE_BLOCKER, UNSAFE_DataRouterContext } from 'react-router-dom';

/**
 * Blocks navigation to another page; the returned blocker can proceed or be reset. Not the router's own `useBlocker`,
 * because that would be part of every page's first script for the one page that uses it.
 */
export function useNavigationBlocker(): Blocker {
  const [blocker, setBlocker] = useState<Blocker>(IDLE_BLOCKER);
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    if (!router) return;
    const key = 'page';
    router.getBlocker(key, ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
    const stop = router.subscribe(({ blockers }) => setBlocker(blockers.get(key) ?? IDLE_BLOCKER));
    return () => {
      stop();
      router.deleteBlocker(key);
    };
  }, [router]);
  return blocker;
}
