import { type RefObject, useEffect, useRef } from 'react';

/** Heads of the questions that are on the screen, the one on top last. */
const heads = new Set<RefObject<HTMLElement | null>>();

/** A new question is read from its top, by eye and by screen reader: the ref is for its head; `atOnce` the first too. */
export function useFocusOnNew(question: string, atOnce = false): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(atOnce ? '' : question);
  useEffect(() => {
    heads.add(head);
    return () => void heads.delete(head);
  }, []);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    head.current?.focus({ preventScroll: true });
    (head.current?.closest('dialog') ?? window).scrollTo(0, 0);
  }, [question]);
  return head;
}

/** Back to the question from what was opened beside it: the next Enter is the question's. */
export function focusQuestion(): void {
  [...heads].at(-1)?.current?.focus({ preventScroll: true });
}
