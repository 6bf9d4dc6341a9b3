import { type RefObject, useEffect } from 'react';
import type { DeskStore } from './desk-state.ts';

/** From this width on, the properties stay on the screen beside the list (properties.module.css). */
const hasSideColumn = matchMedia('(min-width: 75rem)');
/** A card of which only this strip is visible counts as out of view. */
const inView = '-48px 0px';
/** The lower end of long properties is reached by a scroll that moves a short card out of view, yet never this far. */
const near = '100% 0px';

/** Notifies the store where an open card is: on the screen, near it or far away; `id` is null while it is closed. */
export function useCardVisibility(card: RefObject<HTMLElement | null>, id: string | null, store: DeskStore): void {
  useEffect(() => {
    const element = card.current;
    if (id === null || !element) return;
    const report = (isVisible: boolean) =>
      store.setVisibility(id, isVisible, element.querySelector('aside')?.matches(':focus-within') ?? false);
    const endings = [observe(element, inView, report), observe(element, near, (isNear) => store.setFar(id, !isNear))];
    return () => {
      for (const end of endings) end();
      report(true);
      store.setFar(id, false);
    };
  }, [card, id, store]);
}

/** Reports whether an element is inside the window and this margin, in a layout with a side column. Returns its end. */
function observe(element: HTMLElement, rootMargin: string, report: (isInside: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    // Several changes may arrive at once; the last one is the present.
    (changes) => report(!hasSideColumn.matches || changes.at(-1)?.isIntersecting === true),
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
