import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asked of whoever leaves a list while its order is being made (3§2). */
export const leaveOrderQuestion = 'Are you sure you want to leave Page without submit new order?';

/** While it is here, another page, Back, a link, and closing the tab: all of them ask. */
export function LeaveQuestion() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    // The browser asks in its own words; no page may choose them.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog title={leaveOrderQuestion} onAnswer={(agreed) => (agreed ? blocker.proceed() : blocker.reset())} />
  );
}
