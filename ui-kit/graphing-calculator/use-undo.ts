import type { CalculatorItem, CalculatorState } from '@fourfold/core/calculator/calculator-state';
import { type KeyboardEvent, useState } from 'react';

type Removal = {
  /** What was removed: "Line 2 deleted". */
  text: string;
  before: CalculatorState;
  /** The items after it. */
  items: readonly CalculatorItem[];
  /** The item that gets the focus back; null: the last one. */
  focus: string | null;
};

type Undo = {
  state: CalculatorState;
  onChange(state: CalculatorState): void;
  /** Called with the item that is there again. */
  onFocus(id: string): void;
};

/**
 * Undoes the last deletion, by `undo` and by Ctrl Z, until an item is changed. The switches and, after a single line,
 * the window stay as they are.
 */
export function useUndo({ state, onChange, onFocus }: Undo) {
  const [last, setLast] = useState<Removal | null>(null);
  const removal = last && last.items === state.items ? last : null;

  const removed = (after: CalculatorState, what: Pick<Removal, 'text' | 'focus'>) => {
    setLast({ ...what, before: state, items: after.items });
    onChange(after);
  };
  const undo = () => {
    if (!removal) return;
    const { before, focus } = removal;
    const id = focus ?? before.items.at(-1)?.id;
    setLast(null);
    onChange({ ...state, items: before.items, view: focus === null ? before.view : state.view });
    if (id !== undefined) onFocus(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!isUndo || !removal) return;
    // Not what was typed into the focused line before.
    event.preventDefault();
    undo();
  };
  return { removed, undo, onKeyDown, text: removal?.text ?? null };
}
