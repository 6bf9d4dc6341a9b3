import { useContext, useEffect, useState } from 'react';
import { type Blocker, IDLE_BLOCKER, UNSAFE_DataRouterContext } from 'react-router-dom';

/**
 * Holds every way to another page while it is used: what is held can proceed or be reset. Not the router's own
 * `useBlocker`: that one would stand in the script that every page begins with, and one page needs it.
 */
export function useBlocked(): Blocker {
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
