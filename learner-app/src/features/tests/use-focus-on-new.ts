import { type RefObject, useEffect, useRef } from 'react';

/** A new question is read from its top, by eye and by screen reader; `atOnce` the first one too. */
export function useFocusOnNew(question: string, atOnce = false): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(atOnce ? '' : question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    head.current?.focus({ preventScroll: true });
    const dialog = head.current?.closest('dialog');
    (dialog ?? window).scrollTo(0, 0);
  }, [question]);
  return head;
}
