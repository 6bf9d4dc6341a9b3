import { type RefObject, useEffect } from 'react';
import type { DeskStore } from './desk-state.ts';

/** From here on the properties stay on the screen beside the list (properties.module.css). */
const beside = matchMedia('(min-width: 1200px)');
/** A strip at an edge of the screen is not a card that somebody reads. */
const rootMargin = '-48px 0px';

/** Tells the desk whether an open card is on the screen; `id` is null while it is closed. */
export function useSeen(card: RefObject<HTMLElement | null>, id: string | null, store: DeskStore): void {
  useEffect(() => {
    const element = card.current;
    if (id === null || !element) return;
    const see = (seen: boolean) =>
      store.see(id, seen, element.querySelector('aside')?.matches(':focus-within') ?? false);
    const observer = new IntersectionObserver(([entry]) => see(!beside.matches || entry?.isIntersecting === true), {
      rootMargin,
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      see(true);
    };
  }, [card, id, store]);
}
