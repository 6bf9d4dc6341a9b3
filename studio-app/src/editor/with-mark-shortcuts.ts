import { Editor, Node, type Point, Range, Text, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import { textBlockAround } from './find-element.ts';
import type { ToggleMark } from './marks.ts';
import type { RichText } from './slate-types.ts';

/** Signs around a text that make a mark of it when the last one is typed. Not between letters or digits: 2*3*4. */
const markShortcuts: readonly { pattern: RegExp; mark: ToggleMark; length: number }[] = [
  { pattern: /(?<![*\\])\*\*(?![\s*])[^*]*[^\s*]\*\*$/u, mark: 'bold', length: 2 },
  { pattern: /(?<![\p{L}\p{N}*\\])\*(?![\s*])[^*]*[^\s*]\*$/u, mark: 'italic', length: 1 },
  { pattern: /(?<![\p{L}\p{N}_\\])_(?![\s_])[^_]*[^\s_]_$/u, mark: 'italic', length: 1 },
];

/** Slate plugin: `**bold**`, `*italic*` and `_italic_`; one undo restores the signs. */
export function withMarkShortcuts<E extends Editor & HistoryEditor>(editor: E): E {
  const { insertText } = editor;
  editor.insertText = (text, options) => {
    insertText(text, options);
    if (options?.at || (text !== '*' && text !== '_')) return;
    const typed = textBeforeCaret(editor);
    for (const { pattern, mark, length } of typed ? markShortcuts : []) {
      const found = typed && pattern.exec(typed.text);
      if (!found) continue;
      HistoryEditor.withNewBatch(editor, () => markTyped(editor, typed.points.slice(found.index), mark, length));
      // What is typed next is not part of it.
      Editor.removeMark(editor, mark);
      return;
    }
  };
  return editor;
}

/** `points`: where each character begins, the signs included, and the caret. */
function markTyped(editor: Editor, points: readonly Point[], mark: ToggleMark, length: number): void {
  const [start, contentStart] = [points[0], points[length]];
  const [contentEnd, end] = [points.at(-1 - length), points.at(-1)];
  if (!start || !contentStart || !contentEnd || !end) return;
  Editor.withoutNormalizing(editor, () => {
    const content = Editor.rangeRef(editor, { anchor: contentStart, focus: contentEnd }, { affinity: 'inward' });
    Transforms.delete(editor, { at: { anchor: contentEnd, focus: end } });
    Transforms.delete(editor, { at: { anchor: start, focus: contentStart } });
    const at = content.unref();
    if (at) Transforms.setNodes<RichText>(editor, { [mark]: true }, { at, match: Text.isText, split: true });
  });
}

/** The text of the block before the caret; a formula in it counts as one sign. */
function textBeforeCaret(editor: Editor): { text: string; points: Point[] } | null {
  const { selection } = editor;
  const block = textBlockAround(editor);
  if (!selection || !block || Range.isExpanded(selection)) return null;
  const { path: caretPath, offset: caretOffset } = selection.anchor;
  let text = '';
  const points: Point[] = [];
  for (const [node, relative] of Node.texts(block[0])) {
    const path = block[1].concat(relative);
    const isCaret = path.join() === caretPath.join();
    const isVoid = Editor.void(editor, { at: path }) !== undefined;
    const part = isVoid ? '\ufffc' : node.text.slice(0, isCaret ? caretOffset : undefined);
    for (let offset = 0; offset < part.length; offset += 1) points.push({ path, offset: isVoid ? 0 : offset });
    text += part;
    if (!isCaret) continue;
    points.push(selection.anchor);
    return { text, points };
  }
  return null;
}
