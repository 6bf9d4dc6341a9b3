import { use } from 'react';
import type { MenuItem } from '../menu/menu.tsx';
import { RowContext } from './sorting-context.ts';

/** "Move up" and "Move down" for the menu of a row; none where nothing can be moved. */
export function useRowMoves(): MenuItem[] {
  const row = use(RowContext);
  if (!row) return [];
  const { at, of, move } = row;
  return [
    { label: 'Move up', disabled: at === 0, onSelect: () => move(at, at - 1) },
    { label: 'Move down', disabled: at === of - 1, onSelect: () => move(at, at + 1) },
  ];
}
