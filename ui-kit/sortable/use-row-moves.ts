import { use } from 'react';
import type { MenuItem } from '../menu/menu.tsx';
import { RowContext } from './sorting-context.ts';

/** Returns "Move up" and "Move down" for the menu of a row; empty if the list is fixed. */
export function useRowMoves(): MenuItem[] {
  const row = use(RowContext);
  if (!row) return [];
  const { at, of, move } = row;
  return [
    { label: 'Move up', disabled: at === 0, onSelect: () => move(at, at - 1) },
    { label: 'Move down', disabled: at === of - 1, onSelect: () => move(at, at + 1) },
  ];
}
