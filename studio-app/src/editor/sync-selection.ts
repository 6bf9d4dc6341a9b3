import { useCallback, useEffect, useRef } from 'react';
import { type Editor, Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';

/**
 * Slate notices a change of the selection up to 100 ms after the browser. A key that acts on the selection reads the
 * browser's selection first, so that keys can follow each other fast. Call `noteSlateChange` after each of Slate's own
 * changes; until the browser has followed, its selection is not read.
 */
export function useSelectionSync(editor: Editor): { syncFromBrowser: () => void; noteSlateChange: () => void } {
  const isNewer = useRef(false);
  useEffect(() => {
    const noteChange = () => {
      isNewer.current = true;
    };
    document.addEventListener('selectionchange', noteChange);
    return () => document.removeEventListener('selectionchange', noteChange);
  }, []);
  const syncFromBrowser = useCallback(() => {
    if (isNewer.current) readSelection(editor);
  }, [editor]);
  useEffect(() => void syncFunctions.set(editor, syncFromBrowser), [editor, syncFromBrowser]);
  const noteSlateChange = useCallback(() => {
    isNewer.current = false;
  }, []);
  return { syncFromBrowser, noteSlateChange };
}

const syncFunctions = new WeakMap<Editor, () => void>();

/** Reads the browser's selection, for a tool that is clicked right after a key. */
export function syncSelection(editor: Editor): void {
  syncFunctions.get(editor)?.();
}

function readSelection(editor: Editor): void {
  const selection = getSelection();
  if (!selection?.anchorNode || ReactEditor.isComposing(editor)) return;
  const { anchorNode, focusNode } = selection;
  if (!ReactEditor.hasSelectableTarget(editor, anchorNode) || !ReactEditor.hasSelectableTarget(editor, focusNode))
    return;
  const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
  if (range && !(editor.selection && Range.equals(range, editor.selection))) Transforms.select(editor, range);
}

/**
 * Sets the browser's selection at once after a key that moved Slate's selection, not only at
 * React's next render: events of the old selection, such as after a focus, would revert the move.
 */
export function writeSelection(editor: Editor): void {
  const { operations, selection } = editor;
  if (!selection || !operations.length || operations.some(({ type }) => type !== 'set_selection')) return;
  const [anchor, focus] = [selection.anchor, selection.focus].map((point) => ReactEditor.toDOMPoint(editor, point));
  if (anchor && focus) getSelection()?.setBaseAndExtent(...anchor, ...focus);
}
