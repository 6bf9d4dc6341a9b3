import { useSyncExternalStore } from 'react';
import { Editor, type Element, Node, type Path, type PathRef } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';

/** The formula that is open for writing: at most one in an editor. */
type Open = {
  /** Slate's key of its node, which outlasts every change of it. */
  key: string;
  /** Where it is, whatever is written around it or in it. */
  at: PathRef;
  /** Its LaTeX when it was opened; null when it was made by opening it. */
  before: string | null;
  /** Keys that were pressed before the box could take them: characters, and the names of keys that end it. */
  early: string[];
};

type Desk = { open: Open | null; listeners: Set<() => void> };
const desks = new WeakMap<Editor, Desk>();

function deskOf(editor: Editor): Desk {
  const desk = desks.get(editor) ?? { open: null, listeners: new Set() };
  desks.set(editor, desk);
  return desk;
}

export function openFormula(editor: Editor, path: Path, before: string | null): void {
  const key = ReactEditor.findKey(editor, Node.get(editor, path)).id;
  closeOpen(editor);
  put(editor, { key, at: Editor.pathRef(editor, path), before, early: [] });
}

export function closeOpen(editor: Editor): void {
  const { open } = deskOf(editor);
  open?.at.unref();
  if (open) put(editor, null);
}

export function openedIn(editor: Editor): Open | null {
  return deskOf(editor).open;
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

function put(editor: Editor, open: Open | null): void {
  const desk = deskOf(editor);
  desk.open = open;
  for (const call of desk.listeners) call();
}
