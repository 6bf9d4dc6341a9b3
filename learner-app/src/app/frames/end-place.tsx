import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { type End, endIn } from '../../end/end.ts';

type Part = ComponentType<{ end: End; onClose: () => void }>;

/**
 * Shows the summary of what just ended (a set, sequence or test) above the page that it led to,
 * until it is closed or the path changes.
 */
export function EndPlace() {
  const [end, close] = useArrivedEnd();
  const [Panel, setPanel] = useState<Part>();
  useEffect(() => {
    // The page is complete without the summary.
    if (end) import('../../end/late/end-part.tsx').then((part) => setPanel(() => part.EndPart)).catch(() => {});
  }, [end]);
  return end && Panel && <Panel end={end} onClose={close} />;
}

/** Not shown after Back or a reload (POP): it did not just end. */
function useArrivedEnd() {
  const { key, pathname, state } = useLocation();
  const how = useNavigationType();
  const arrived = how === 'POP' ? null : endIn(state);
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
