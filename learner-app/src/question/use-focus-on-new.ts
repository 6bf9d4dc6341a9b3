import { useEffect, useRef } from 'react';

/** A new question is read from its top, by eye and by screen reader: the ref is for its head. */
export function useFocusOnNew(shownNow: string) {
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(shownNow);
  useEffect(() => {
    if (shown.current === shownNow) return;
    shown.current = shownNow;
    head.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [shownNow]);
  return head;
}
