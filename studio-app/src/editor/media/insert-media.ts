import { Editor, Node, Path, Transforms } from 'slate';
import { wordsAround } from '../find.ts';
import type { ElementOf } from '../slate-types.ts';

export type Standing = ElementOf<'image' | 'video'>;

/**
 * Inserts a picture or video after the block of the selection; an empty paragraph is replaced. The
 * caret moves after it.
 */
export function insertMedia(editor: Editor, node: Standing): Path {
  let at: Path = [];
  Editor.withoutNormalizing(editor, () => {
    if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
    const top = editor.selection?.anchor.path.slice(0, 1) ?? [0];
    const words = wordsAround(editor);
    const gives = words && Path.equals(words[1], top) && words[0].type === 'paragraph' && isBlank(words[0]);
    if (gives) Transforms.removeNodes(editor, { at: top });
    at = gives ? top : Path.next(top);
    Transforms.insertNodes(editor, node, { at });
    const behind = Path.next(at);
    if (!Node.has(editor, behind)) {
      Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: behind });
    }
    Transforms.select(editor, Editor.start(editor, behind));
  });
  return at;
}

/** Changes an existing picture or video. */
export function changeMedia(editor: Editor, at: Path, node: Standing): void {
  if (node.type === 'image' && node.width === undefined)
    Transforms.unsetNodes<ElementOf<'image'>>(editor, 'width', { at, voids: true });
  const { children: _children, ...fields } = node;
  Transforms.setNodes<Standing>(editor, fields, { at, voids: true });
}

function isBlank(node: Node): boolean {
  return !Node.isText(node) && node.children.length === 1 && Node.string(node) === '';
}
