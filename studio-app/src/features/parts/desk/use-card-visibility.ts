import { type RefObject, useEffect } from 'react';
import type { DeskStore } from './desk-state.ts';

/** From this width on, the properties stay on the screen beside the list (properties.module.css). */
const hasSideColumn = matchMedia('(min-width: 75rem)');
/** A card of which only this strip is visible counts as out of view. */
const rootMargin = '-48px 0px';

/** Notifies the store whether an open card is on the screen; `id` is null while it is closed. */
export function useCardVisibility(card: RefObject<HTMLElement | null>, id: string | null, store: DeskStore): void {
  useEffect(() => {
    const element = card.current;
    if (id === null || !element) return;
    const report = (isVisible: boolean) =>
      store.setVisibility(id, isVisible, element.querySelector('aside')?.matches(':focus-within') ?? false);
    const observer = new IntersectionObserver(
      // Several changes may arrive at once; the last one is the present.
      (changes) => report(!hasSideColumn.matches || changes.at(-1)?.isIntersecting === true),
      { rootMargin },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      report(true);
    };
  }, [card, id, store]);
}
