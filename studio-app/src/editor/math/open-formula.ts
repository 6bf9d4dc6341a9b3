import { useSyncExternalStore } from 'react';
import type { Editor, Element, PathRef } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import type { Source } from './latex-source.ts';

/** Where a formula is written: as LaTeX in the line below the text, or in MathLive's box at its place in the text. */
export type WrittenIn = 'line' | 'box';

/** The formula that is open for writing: at most one in an editor. */
export type Open = {
  /** Slate's key of its node, which outlasts every change of it. */
  key: string;
  /** Where it is, whatever is written around it or in it. */
  at: PathRef;
  /** Its LaTeX when it was opened; null when it was made by opening it. */
  before: string | null;
  by: WrittenIn;
  /** What was typed before the line had the focus. */
  early: Source | null;
};

type Desk = { open: Open | null; listeners: Set<() => void> };
const desks = new WeakMap<Editor, Desk>();

function deskOf(editor: Editor): Desk {
  const desk = desks.get(editor) ?? { open: null, listeners: new Set() };
  desks.set(editor, desk);
  return desk;
}

/** Null also when it was taken away meanwhile, as by Undo. */
export function openedIn(editor: Editor): Open | null {
  const { open } = deskOf(editor);
  return open?.at.current ? open : null;
}

export function setOpen(editor: Editor, open: Open | null): void {
  const desk = deskOf(editor);
  desk.open = open;
  for (const call of desk.listeners) call();
}

/** How an element is open; null when it is not. */
export function useOpen(element: Element): Open | null {
  const editor = useSlateStatic();
  const { id } = ReactEditor.findKey(editor, element);
  return useSyncExternalStore(
    (call) => {
      const { listeners } = deskOf(editor);
      listeners.add(call);
      return () => listeners.delete(call);
    },
    () => (deskOf(editor).open?.key === id ? deskOf(editor).open : null),
  );
}
