/** DOM id of an item's row. */
export function rowId(id: string): string {
  return `row-${id}`;
}

/** Focuses an item's row and scrolls to it. Returns false if it is not on the page. */
export function focusRow(id: string): boolean {
  const row = document.getElementById(rowId(id));
  focusFirstControl(row);
  return row !== null;
}

/**
 * Returns a function that moves the focus after an item's row is removed: to the next row, the
 * previous one, or the create button. Call this before the removal and the returned function after
 * it. It does nothing if the user has moved the focus elsewhere.
 */
export function prepareFocusAfterRemoval(id: string): () => void {
  const row = document.getElementById(rowId(id));
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const list = row?.closest('ul')?.parentElement;
  return () => {
    const active = document.activeElement;
    if (active !== document.body && !row?.contains(active)) return;
    if (neighbour) return focusFirstControl(neighbour);
    const createButtons = [...(list?.querySelectorAll<HTMLElement>('[data-create]') ?? [])];
    createButtons.find((createButton) => !row?.contains(createButton))?.focus();
  };
}

function focusFirstControl(row: Element | null): void {
  const control = row?.querySelector<HTMLElement>('button[aria-expanded], a');
  control?.focus({ preventScroll: true });
  row?.firstElementChild?.scrollIntoView({ block: 'nearest' });
}
