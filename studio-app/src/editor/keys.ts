import { defaultHighlight } from '@fourfold/core/rich-text/palette';
import { Editor, Node, Path, Range } from 'slate';
import { around } from './find.ts';
import { indent, outdent } from './lists.ts';
import { markTools } from './mark-tools.tsx';
import { type Switch, setMark, toggleMark } from './marks.ts';
import { isPressed, type Shortcut } from './shortcut.ts';
import { goOn } from './tables.ts';
import { insertParagraph } from './with-breaks.ts';

export const highlightShortcut: Shortcut = { key: 'h' };

type Pressed = Parameters<typeof isPressed>[1];

/** What a key does to the text before the browser and Slate have it. Whether it did something. */
export function pressKey(editor: Editor, event: Pressed): boolean {
  for (const [mark, { shortcut }] of Object.entries(markTools)) {
    if (!isPressed(shortcut, event)) continue;
    toggleMark(editor, mark as Switch);
    return true;
  }
  if (isPressed(highlightShortcut, event)) {
    toggleHighlight(editor);
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === 'Tab') return tab(editor, event.shiftKey);
  return !event.shiftKey && leaveEdge(editor, event.key);
}

/** The default highlight, or none: whatever colour it had. */
function toggleHighlight(editor: Editor): void {
  setMark(editor, 'highlight', Editor.marks(editor)?.highlight ? undefined : defaultHighlight);
}

/** In a table to the next cell, in a list a level deeper; where there is neither, Tab leaves the text as everywhere. */
function tab(editor: Editor, back: boolean): boolean {
  if (around(editor, 'table-cell')) return goOn(editor, back ? -1 : 1);
  if (!around(editor, 'list-item')) return false;
  return back ? outdent(editor) : indent(editor);
}

/** Beside a table, picture or formula at either end of the text there is room for words: an arrow makes it. */
function leaveEdge(editor: Editor, key: string): boolean {
  const { selection } = editor;
  const way = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[key];
  if (!way || !selection || Range.isExpanded(selection)) return false;
  const at = way === 1 ? [editor.children.length - 1] : [0];
  if (!Path.isAncestor(at, selection.anchor.path)) return false;
  const block = Node.get(editor, at);
  const isVoid = Node.isElement(block) && Editor.isVoid(editor, block);
  if (!isVoid && !isAtTableEdge(editor, way, key)) return false;
  insertParagraph(editor, way === 1 ? Path.next(at) : at);
  return true;
}

/** In the first or the last row; sideways only at the table's very edge. */
function isAtTableEdge(editor: Editor, way: number, key: string): boolean {
  const { selection } = editor;
  const table = around(editor, 'table');
  const row = around(editor, 'table-row');
  if (!selection || !table || !row) return false;
  const edge = way === 1 ? Editor.isEnd : Editor.isStart;
  if (key === 'ArrowLeft' || key === 'ArrowRight') return edge(editor, selection.anchor, table[1]);
  return row[1].at(-1) === (way === 1 ? table[0].children.length - 1 : 0);
}
