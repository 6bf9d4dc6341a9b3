import { type RefObject, useEffect, useRef } from 'react';

/** The heads of the questions on the screen, the topmost last. */
const heads = new Set<RefObject<HTMLElement | null>>();

/**
 * Moves the focus and the scroll position to the head of a new question; `focusFirst` also for the
 * first one. Returns the ref of the head.
 */
export function useFocusOnNewQuestion(question: string, focusFirst = false): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(focusFirst ? '' : question);
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

/** Returns the focus to the question after a dialog closes, so that Enter applies to it. */
export function focusQuestion(): void {
  [...heads].at(-1)?.current?.focus({ preventScroll: true });
}
