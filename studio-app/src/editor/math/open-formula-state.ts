import { useSyncExternalStore } from 'react';
import type { Editor, Element, PathRef } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import type { LatexSource } from './latex-source.ts';

/** Where a formula is edited: as LaTeX in the line below the text, or in MathLive's box within the text. */
export type FormulaInput = 'line' | 'box';

/** The open formula; an editor has at most one. */
export type OpenFormula = {
  /** Slate's key of its node, which stays the same over all changes. */
  key: string;
  /** Its path, which follows all changes of the text. */
  pathRef: PathRef;
  /** Its LaTeX when it was opened; null if it was created by opening it. */
  initialLatex: string | null;
  inputKind: FormulaInput;
  /** Text that was typed before the line had the focus. */
  typedEarly: LatexSource | null;
};

type EditorFormulaState = { open: OpenFormula | null; listeners: Set<() => void> };
const states = new WeakMap<Editor, EditorFormulaState>();

function stateOf(editor: Editor): EditorFormulaState {
  const state = states.get(editor) ?? { open: null, listeners: new Set() };
  states.set(editor, state);
  return state;
}

/** Returns the open formula; null also if it was removed meanwhile, for example by undo. */
export function openFormulaOf(editor: Editor): OpenFormula | null {
  const { open } = stateOf(editor);
  return open?.pathRef.current ? open : null;
}

export function setOpenFormula(editor: Editor, open: OpenFormula | null): void {
  const state = stateOf(editor);
  state.open = open;
  for (const call of state.listeners) call();
}

/** The open state of an element; null if it is not open. */
export function useOpenFormula(element: Element): OpenFormula | null {
  const editor = useSlateStatic();
  const { id } = ReactEditor.findKey(editor, element);
  return useSyncExternalStore(
    (call) => {
      const { listeners } = stateOf(editor);
      listeners.add(call);
      return () => listeners.delete(call);
    },
    () => (stateOf(editor).open?.key === id ? stateOf(editor).open : null),
  );
}
