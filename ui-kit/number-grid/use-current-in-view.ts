import { type RefObject, useLayoutEffect } from 'react';

/** A long list scrolls in its own frame: keeps the current question in view. */
export function useCurrentInView(list: RefObject<HTMLOListElement | null>, current: number | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the current question changes
  useLayoutEffect(() => {
    const frame = list.current;
    const number = frame?.querySelector<HTMLElement>('[aria-current]');
    if (!frame || !number) return;
    const offset = number.offsetTop - frame.scrollTop;
    const isInView = offset >= 0 && offset + number.offsetHeight <= frame.clientHeight;
    if (!isInView) frame.scrollTop = number.offsetTop - (frame.clientHeight - number.offsetHeight) / 2;
  }, [list, current]);
}
