import { Editor, type Element, Node, Range, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import { setHeading, toggleFrame } from './blocks.ts';
import { elementAround } from './find-element.ts';
import { toggleList } from './lists.ts';

/** Characters typed at the start of a paragraph, before a space, and the block that they make. */
const blockShortcuts: Readonly<Record<string, (editor: Editor) => void>> = {
  '-': (editor) => toggleList(editor, false),
  '*': (editor) => toggleList(editor, false),
  '1.': (editor) => toggleList(editor, true),
  '1)': (editor) => toggleList(editor, true),
  '#': (editor) => setHeading(editor, 2),
  '##': (editor) => setHeading(editor, 3),
  '>': (editor) => toggleFrame(editor, 'quote'),
};

/** Slate plugin: makes lists, headings and quotes from typed characters; one undo restores the characters. */
export function withBlockShortcuts<E extends Editor & HistoryEditor>(editor: E): E {
  const { insertText } = editor;
  editor.insertText = (text, options) => {
    const shortcut = text === ' ' ? typedShortcut(editor) : undefined;
    insertText(text, options);
    if (!shortcut) return;
    HistoryEditor.withNewBatch(editor, () => {
      Editor.withoutNormalizing(editor, () => {
        Transforms.delete(editor, { at: shortcut.range });
        shortcut.make(editor);
      });
    });
  };
  return editor;
}

function typedShortcut(editor: Editor) {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return undefined;
  const block = elementAround(editor, 'paragraph');
  if (!block || block[1].length > 1) return undefined;
  const range = Editor.range(editor, Editor.start(editor, block[1]), selection.anchor);
  const apply = blockShortcuts[Editor.string(editor, range)];
  // The space is typed before this range is deleted, so the range includes it.
  const { anchor, focus } = range;
  return apply && hasOneText(block[0])
    ? { make: apply, range: { anchor, focus: { ...focus, offset: focus.offset + 1 } } }
    : undefined;
}

function hasOneText({ children }: Element): boolean {
  return children[0] !== undefined && Node.isText(children[0]);
}
