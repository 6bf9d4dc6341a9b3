import { Editor, Node, Path, Range, Transforms } from 'slate';
import { elementAround, isElementOfType, isEmptyTextBlock, textBlockAround } from './find-element.ts';
import { outdent } from './lists.ts';
import type { RichElement } from './slate-types.ts';
import { moveDown } from './tables.ts';

/** Slate plugin: the behaviour of Enter, by the block it is pressed in. */
export function withBreaks<E extends Editor>(editor: E): E {
  const { insertBreak } = editor;
  editor.insertBreak = () => {
    if (editor.selection && Range.isExpanded(editor.selection)) Editor.deleteFragment(editor);
    if (elementAround(editor, 'table-cell')) moveDown(editor);
    else if (!addParagraphAfterVoid(editor) && !leaveEmptyBlock(editor) && !breakItem(editor) && !breakHeading(editor))
      insertBreak();
  };
  // Texts have no line breaks (learners would see a space); in a list item, Shift with Enter adds a
  // paragraph to the item.
  editor.insertSoftBreak = () => {
    if (elementAround(editor, 'list-item') && !Editor.void(editor)) insertBreak();
    else editor.insertBreak();
  };
  return editor;
}

/** Adds a paragraph after a selected formula, picture or video. */
function addParagraphAfterVoid(editor: Editor): boolean {
  const voidEntry = Editor.void(editor, { mode: 'highest' });
  if (!voidEntry || Editor.isInline(editor, voidEntry[0] as RichElement)) return false;
  insertParagraph(editor, Path.next(voidEntry[1]));
  return true;
}

/** Enter in an empty list item, or in the empty last paragraph of a quote or passage, leaves it. */
function leaveEmptyBlock(editor: Editor): boolean {
  const textBlock = textBlockAround(editor);
  if (!textBlock || !isEmptyTextBlock(textBlock[0])) return false;
  const [, path] = textBlock;
  const item = elementAround(editor, 'list-item', path);
  if (item && item[0].children.length === 1) return outdent(editor);
  const frame = elementAround(editor, ['quote', 'passage'], path);
  if (!frame || path.at(-1) !== frame[0].children.length - 1) return false;
  Transforms.liftNodes(editor, { at: path });
  return true;
}

function breakItem(editor: Editor): boolean {
  if (!elementAround(editor, 'list-item')) return false;
  Transforms.splitNodes(editor, { always: true, match: isElementOfType('list-item') });
  return true;
}

/** The text after a heading is a paragraph, and so is a block inserted before it. */
function breakHeading(editor: Editor): boolean {
  const heading = elementAround(editor, 'heading');
  const { selection } = editor;
  if (!heading || !selection) return false;
  const [node, path] = heading;
  if (Editor.isStart(editor, selection.anchor, path) && Node.string(node) !== '') {
    Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: path });
    return true;
  }
  const atEnd = Editor.isEnd(editor, selection.anchor, path);
  Transforms.splitNodes(editor, { always: true });
  if (atEnd) Transforms.setNodes<RichElement>(editor, { type: 'paragraph' }, { match: isElementOfType('heading') });
  return true;
}

/** Inserts an empty paragraph and moves the caret into it. */
export function insertParagraph(editor: Editor, at: Path): void {
  Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at });
  Transforms.select(editor, Editor.start(editor, at));
}
