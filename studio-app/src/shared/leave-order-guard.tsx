import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** The question when the user leaves a list in reorder mode (ORD-005). */
export const leaveOrderQuestion = 'Are you sure you want to leave Page without submit new order?';

/** While it is rendered, asks before the user opens another page, goes back or closes the tab. */
export function LeaveOrderGuard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    // The browser shows its own text; pages cannot set it.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog title={leaveOrderQuestion} onAnswer={(agreed) => (agreed ? blocker.proceed() : blocker.reset())} />
  );
}
