import { type RefObject, useEffect, useRef } from 'react';

/** A new question is read from its top, by eye and by screen reader. */
export function useFocusOnNew(question: string): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    head.current?.focus({ preventScroll: true });
    const dialog = head.current?.closest('dialog');
    (dialog ?? window).scrollTo(0, 0);
  }, [question]);
  return head;
}
