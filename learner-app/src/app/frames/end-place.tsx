import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { type End, endIn } from '../../end/end.ts';

type Part = ComponentType<{ end: End; onClose: () => void }>;

/** Where the end that led to this page is shown, until it is closed or another page comes. */
export function EndPlace() {
  const [end, close] = useArrivedEnd();
  const [Panel, setPanel] = useState<Part>();
  useEffect(() => {
    // Without it the page has all it needs.
    if (end) import('../../end/late/end-part.tsx').then((part) => setPanel(() => part.EndPart)).catch(() => {});
  }, [end]);
  return end && Panel && <Panel end={end} onClose={close} />;
}

/** Not again by Back, nor after a reload: then it is no longer what just happened. */
function useArrivedEnd() {
  const { key, pathname, state } = useLocation();
  const how = useNavigationType();
  const arrived = how === 'POP' ? null : endIn(state);
  const [shown, setShown] = useState({ key, pathname, end: arrived });
  // A page that only writes to its own address keeps the panel.
  const isNew = shown.pathname !== pathname || (arrived !== null && shown.key !== key);
  if (isNew) setShown({ key, pathname, end: arrived });
  const close = () => {
    setShown({ ...shown, end: null });
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return [isNew ? arrived : shown.end, close] as const;
}
