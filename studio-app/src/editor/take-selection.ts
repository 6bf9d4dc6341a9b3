import { useCallback, useEffect, useRef } from 'react';
import { type Editor, Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';

/**
 * Slate hears of a selection up to 100 ms after the browser has it: a key that acts on the selection asks the browser,
 * so that Shift with an arrow and Ctrl B may follow each other as fast as one likes. `changed` is to be called with
 * each change of Slate's own; until the browser has followed it, there is nothing to be taken.
 */
export function useTakeSelection(editor: Editor): { take: () => void; changed: () => void } {
  const isNewer = useRef(false);
  useEffect(() => {
    const note = () => {
      isNewer.current = true;
    };
    document.addEventListener('selectionchange', note);
    return () => document.removeEventListener('selectionchange', note);
  }, []);
  const take = useCallback(() => {
    if (isNewer.current) takeSelection(editor);
  }, [editor]);
  useEffect(() => void takers.set(editor, take), [editor, take]);
  const changed = useCallback(() => {
    isNewer.current = false;
  }, []);
  return { take, changed };
}

const takers = new WeakMap<Editor, () => void>();

/** The same for a tool that is pressed right after a key. */
export function takeNewest(editor: Editor): void {
  takers.get(editor)?.();
}

function takeSelection(editor: Editor): void {
  const selection = getSelection();
  if (!selection?.anchorNode || ReactEditor.isComposing(editor)) return;
  const { anchorNode, focusNode } = selection;
  if (!ReactEditor.hasSelectableTarget(editor, anchorNode) || !ReactEditor.hasSelectableTarget(editor, focusNode))
    return;
  const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
  if (range && !(editor.selection && Range.equals(range, editor.selection))) Transforms.select(editor, range);
}

/**
 * The browser's selection follows a key that moved Slate's at once, and not with React's next drawing: what the browser
 * still has to say of the old one, such as after a focus, would undo the move.
 */
export function giveSelection(editor: Editor): void {
  const { operations, selection } = editor;
  if (!selection || !operations.length || operations.some(({ type }) => type !== 'set_selection')) return;
  const [anchor, focus] = [selection.anchor, selection.focus].map((point) => ReactEditor.toDOMPoint(editor, point));
  if (anchor && focus) getSelection()?.setBaseAndExtent(...anchor, ...focus);
}
