import { isNodeType, nodes } from '@fourfold/core/rich-text/nodes';
import { Editor, type Location, Node, type NodeEntry } from 'slate';
import type { ElementOf, ElementType, RichElement } from './slate-types.ts';

export function isElementOfType<Type extends ElementType>(...types: readonly Type[]) {
  return (node: Node): node is ElementOf<Type> =>
    Node.isElement(node) && (types as readonly ElementType[]).includes(node.type);
}

/** The innermost element of these kinds around the selection, or around a location. */
export function elementAround<Type extends ElementType>(
  editor: Editor,
  types: Type | readonly Type[],
  at: Location | null = editor.selection,
): NodeEntry<ElementOf<Type>> | undefined {
  if (!at) return undefined;
  return Editor.above<ElementOf<Type>>(editor, { at, match: isElementOfType(...([types].flat() as Type[])) });
}

/** The text block around the selection, or around a location. */
export function textBlockAround(
  editor: Editor,
  at: Location | null = editor.selection,
): NodeEntry<RichElement> | undefined {
  if (!at) return undefined;
  return Editor.above<RichElement>(editor, { at, match: (node) => Node.isElement(node) && isTextBlock(node) });
}

/** Text blocks: paragraphs, headings and table cells. */
function isTextBlock(node: Node): node is ElementOf<'paragraph' | 'heading' | 'table-cell'> {
  return Node.isElement(node) && isNodeType(node.type) && nodes[node.type].content === 'line';
}

/** Whether a text block is empty. */
export function isEmptyTextBlock({ children }: RichElement): boolean {
  const [first] = children;
  return children.length === 1 && first !== undefined && Node.isText(first) && first.text === '';
}
