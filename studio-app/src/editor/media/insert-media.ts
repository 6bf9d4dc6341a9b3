import { Editor, Node, Path, Transforms } from 'slate';
import { textBlockAround } from '../find-element.ts';
import type { ElementOf } from '../slate-types.ts';

export type MediaNode = ElementOf<'image' | 'video'>;

/**
 * Inserts a picture or video after the block of the selection; an empty paragraph is replaced. The
 * caret moves after it.
 */
export function insertMedia(editor: Editor, node: MediaNode): Path {
  let at: Path = [];
  Editor.withoutNormalizing(editor, () => {
    if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
    const top = editor.selection?.anchor.path.slice(0, 1) ?? [0];
    const textBlock = textBlockAround(editor);
    const replacesBlock =
      textBlock && Path.equals(textBlock[1], top) && textBlock[0].type === 'paragraph' && isBlank(textBlock[0]);
    if (replacesBlock) Transforms.removeNodes(editor, { at: top });
    at = replacesBlock ? top : Path.next(top);
    Transforms.insertNodes(editor, node, { at });
    const nextPath = Path.next(at);
    if (!Node.has(editor, nextPath)) {
      Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: nextPath });
    }
    Transforms.select(editor, Editor.start(editor, nextPath));
  });
  return at;
}

/** Changes an existing picture or video. */
export function changeMedia(editor: Editor, at: Path, node: MediaNode): void {
  if (node.type === 'image' && node.width === undefined)
    Transforms.unsetNodes<ElementOf<'image'>>(editor, 'width', { at, voids: true });
  const { children: _children, ...fields } = node;
  Transforms.setNodes<MediaNode>(editor, fields, { at, voids: true });
}

function isBlank(node: Node): boolean {
  return !Node.isText(node) && node.children.length === 1 && Node.string(node) === '';
}
