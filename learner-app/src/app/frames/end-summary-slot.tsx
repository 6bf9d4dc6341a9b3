import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { type EndSummary, endSummaryIn } from '../../end/end-summary.ts';

type EndSummaryComponent = ComponentType<{ end: EndSummary; onClose: () => void }>;

/**
 * Shows the summary of what just ended (a set, sequence or test) above the page that it led to,
 * until it is closed or the path changes.
 */
export function EndSummarySlot() {
  const [end, close] = useEndSummary();
  const [Panel, setPanel] = useState<EndSummaryComponent>();
  useEffect(() => {
    // The page is complete without the summary.
    if (end)
      import('../../end/lazy/end-summary-panel.tsx')
        .then((module) => setPanel(() => module.EndSummaryPanel))
        .catch(() => {});
  }, [end]);
  return end && Panel && <Panel end={end} onClose={close} />;
}

/** Not shown after Back or a reload (POP): it did not just end. */
function useEndSummary() {
  const { key, pathname, state } = useLocation();
  const navigationType = useNavigationType();
  const arrived = navigationType === 'POP' ? null : endSummaryIn(state);
  const [shown, setShown] = useState({ key, pathname, end: arrived });
  // A change of the query alone keeps the panel.
  const isNew = shown.pathname !== pathname || (arrived !== null && shown.key !== key);
  if (isNew) setShown({ key, pathname, end: arrived });
  const close = () => {
    setShown({ ...shown, end: null });
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return [isNew ? arrived : shown.end, close] as const;
}
