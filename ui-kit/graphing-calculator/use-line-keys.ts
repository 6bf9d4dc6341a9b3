import type { CalculatorState } from '@fourfold/core/calculator/calculator-state';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { neighborOf, withLine, withoutItem } from './changes.ts';

type LineKeys = {
  list: RefObject<HTMLElement | null>;
  state: CalculatorState;
  onChange(state: CalculatorState): void;
};

/** The items whose fields are focused: of a line, or of a table. */
const fieldOf = (id: string) => `[data-calculator-line="${id}"], [data-calculator-item="${id}"] table input`;

/** Moves between the lines: Enter adds the next one, arrows move, Backspace removes an empty one. The focus stays in one. */
export function useLineKeys({ list, state, onChange }: LineKeys) {
  const wanted = useRef<string | null>(null);
  const { items } = state;
  // The line that was added is rendered now.
  useLayoutEffect(() => {
    if (wanted.current === null || !items.some(({ id }) => id === wanted.current)) return;
    focusLine(list.current, wanted.current);
    wanted.current = null;
  }, [items, list]);

  const neighbour = (id: string, by: number): string | undefined => {
    const lines = items.filter(({ kind }) => kind === 'expression');
    return lines[lines.findIndex((line) => line.id === id) + by]?.id;
  };
  const addAfter = (id?: string, text = '') => {
    const next = withLine(state, text, id);
    wanted.current = next.items.find((item) => !items.includes(item))?.id ?? null;
    onChange(next);
  };
  /** Returns the state without an item, whose neighbor gets the focus. */
  const without = (id: string) => {
    const next = withoutItem(state, id);
    wanted.current = neighborOf(state, next, id);
    return next;
  };
  const focus = (id: string) => {
    wanted.current = id;
  };
  /** Adds a slider for each name; the focus stays in the line that uses them. */
  const define = (names: readonly string[], id: string) => {
    wanted.current = id;
    onChange(names.reduce((next, name) => withLine(next, `${name}=1`), state));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>, id: string) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const { value } = event.currentTarget;
    if (event.key === 'Enter') addAfter(id);
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown')
      focusLine(list.current, neighbour(id, event.key === 'ArrowUp' ? -1 : 1));
    else if (event.key === 'Backspace' && value === '' && items.length > 1) {
      wanted.current = neighbour(id, -1) ?? neighbour(id, 1) ?? null;
      onChange(withoutItem(state, id));
    } else return;
    event.preventDefault();
  };
  return { press, addAfter, without, focus, define };
}

function focusLine(list: HTMLElement | null, id: string | undefined): void {
  if (id !== undefined) list?.querySelector<HTMLInputElement>(fieldOf(id))?.focus();
}
