import { useSyncExternalStore } from 'react';
import type { Editor, Element, PathRef } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import type { Source } from './latex-source.ts';

/**
 * Where a formula is edited: as LaTeX in the line below the text, or in MathLive's box within the
 * text.
 */
export type WrittenIn = 'line' | 'box';

/** The open formula; an editor has at most one. */
export type Open = {
  /** Slate's key of its node, which stays the same over all changes. */
  key: string;
  /** Its path, which follows all changes of the text. */
  at: PathRef;
  /** Its LaTeX when it was opened; null if it was created by opening it. */
  before: string | null;
  by: WrittenIn;
  /** Text that was typed before the line had the focus. */
  early: Source | null;
};

type Desk = { open: Open | null; listeners: Set<() => void> };
const desks = new WeakMap<Editor, Desk>();

function deskOf(editor: Editor): Desk {
  const desk = desks.get(editor) ?? { open: null, listeners: new Set() };
  desks.set(editor, desk);
  return desk;
}

/** Returns the open formula; null also if it was removed meanwhile, for example by undo. */
export function openedIn(editor: Editor): Open | null {
  const { open } = deskOf(editor);
  return open?.at.current ? open : null;
}

export function setOpen(editor: Editor, open: Open | null): void {
  const desk = deskOf(editor);
  desk.open = open;
  for (const call of desk.listeners) call();
}

/** The open state of an element; null if it is not open. */
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
