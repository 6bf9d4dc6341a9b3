/** DOM id of the row of a domain or skill. */
export function rowId(code: string): string {
  return `skill-${code}`;
}

/** Accessible name of the row's menu. */
export function menuLabel(title: string): string {
  return `More for ${title}`;
}

/** Focuses the menu of a row, whose editor has closed or which has moved. */
export function focusMenuOf(code: string): void {
  document.getElementById(rowId(code))?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
}
