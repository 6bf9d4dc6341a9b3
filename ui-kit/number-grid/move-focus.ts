import type { KeyboardEvent } from 'react';

/** Left and Right move by one, Up and Down by a row, skipping numbers that cannot be clicked. */
export function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const items = [...event.currentTarget.children] as HTMLElement[];
  const from = items.findIndex((item) => item.contains(document.activeElement));
  const row = items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop).length;
  const move = {
    ArrowLeft: [from - 1, -1],
    ArrowRight: [from + 1, 1],
    ArrowUp: [from - row, -1],
    ArrowDown: [from + row, 1],
    Home: [0, 1],
    End: [items.length - 1, -1],
  }[event.key] as readonly [number, number] | undefined;
  if (!move) return;
  event.preventDefault();
  const buttonAt = (at: number) => items[at]?.querySelector<HTMLButtonElement>('button:enabled');
  const [start, step] = move;
  let at = start;
  while (items[at] && !buttonAt(at)) at += step;
  buttonAt(at)?.focus();
}
