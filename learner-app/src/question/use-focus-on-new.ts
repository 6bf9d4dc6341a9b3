import { type RefObject, useEffect, useRef } from 'react';

/** A new question is read from its top, by eye and by screen reader: the ref is for its head; `atOnce` the first too. */
export function useFocusOnNew(question: string, atOnce = false): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(atOnce ? '' : question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    head.current?.focus({ preventScroll: true });
    (head.current?.closest('dialog') ?? window).scrollTo(0, 0);
  }, [question]);
  return head;
}
