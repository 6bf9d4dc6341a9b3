import { defaultHighlight } from '@fourfold/core/rich-text/palette';
import { isPressed, type Shortcut } from '@fourfold/ui-kit/shortcut';
import { Editor, Node, Path, Range } from 'slate';
import { elementAround } from './find-element.ts';
import { indent, outdent } from './lists.ts';
import { markTools } from './mark-buttons.tsx';
import { setMark, type ToggleMark, toggleMark } from './marks.ts';
import { moveToNextCell } from './tables.ts';
import { insertParagraph } from './with-breaks.ts';

export const highlightShortcut: Shortcut = { key: 'h' };

type Pressed = Parameters<typeof isPressed>[1];

/** Handles a key before the browser and Slate do. Returns whether it did something. */
export function handleKey(editor: Editor, event: Pressed): boolean {
  for (const [mark, { shortcut }] of Object.entries(markTools)) {
    if (!isPressed(shortcut, event)) continue;
    toggleMark(editor, mark as ToggleMark);
    return true;
  }
  if (isPressed(highlightShortcut, event)) {
    toggleHighlight(editor);
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === 'Tab') return handleTab(editor, event.shiftKey);
  return !event.shiftKey && addParagraphAtEdge(editor, event.key);
}

/** Sets the default highlight, or removes one of any colour. */
function toggleHighlight(editor: Editor): void {
  setMark(editor, 'highlight', Editor.marks(editor)?.highlight ? undefined : defaultHighlight);
}

/** Tab moves to the next cell in a table, and indents in a list; elsewhere it leaves the text. */
function handleTab(editor: Editor, isBackward: boolean): boolean {
  if (elementAround(editor, 'table-cell')) return moveToNextCell(editor, isBackward ? -1 : 1);
  if (!elementAround(editor, 'list-item')) return false;
  return isBackward ? outdent(editor) : indent(editor);
}

/** At a table, picture or formula at either end of the text, an arrow key adds a paragraph beyond it. */
function addParagraphAtEdge(editor: Editor, key: string): boolean {
  const { selection } = editor;
  const direction = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[key];
  if (!direction || !selection || Range.isExpanded(selection)) return false;
  const at = direction === 1 ? [editor.children.length - 1] : [0];
  if (!Path.isAncestor(at, selection.anchor.path)) return false;
  const block = Node.get(editor, at);
  const isVoid = Node.isElement(block) && Editor.isVoid(editor, block);
  if (!isVoid && !isAtTableEdge(editor, direction, key)) return false;
  insertParagraph(editor, direction === 1 ? Path.next(at) : at);
  return true;
}

/** Whether the caret is in the first or last row; for left and right, at the very edge of the table. */
function isAtTableEdge(editor: Editor, direction: number, key: string): boolean {
  const { selection } = editor;
  const table = elementAround(editor, 'table');
  const row = elementAround(editor, 'table-row');
  if (!selection || !table || !row) return false;
  const edge = direction === 1 ? Editor.isEnd : Editor.isStart;
  if (key === 'ArrowLeft' || key === 'ArrowRight') return edge(editor, selection.anchor, table[1]);
  return row[1].at(-1) === (direction === 1 ? table[0].children.length - 1 : 0);
}
