/** Finds the row of an item on the page. */
export function rowId(id: string): string {
  return `row-${id}`;
}

/** Puts the focus on an item's row, in view; false where there is none. */
export function focusRow(id: string): boolean {
  const row = document.getElementById(rowId(id));
  focusIn(row);
  return row !== null;
}

/**
 * Where the focus goes when an item's row will have been taken away: the next row, the one before it, or what makes a
 * new one. Asked before, called after; who has gone elsewhere meanwhile is left there.
 */
export function focusAfter(id: string): () => void {
  const row = document.getElementById(rowId(id));
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const list = row?.closest('ul')?.parentElement;
  return () => {
    const now = document.activeElement;
    if (now !== document.body && !row?.contains(now)) return;
    if (neighbour) return focusIn(neighbour);
    const makers = [...(list?.querySelectorAll<HTMLElement>('[data-create]') ?? [])];
    makers.find((maker) => !row?.contains(maker))?.focus();
  };
}

function focusIn(row: Element | null): void {
  const control = row?.querySelector<HTMLElement>('button[aria-expanded], a');
  control?.focus({ preventScroll: true });
  row?.firstElementChild?.scrollIntoView({ block: 'nearest' });
}
