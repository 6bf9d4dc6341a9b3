import { type Descendant, Node } from 'slate';
import { isKind, kinds } from './element-kinds.ts';
import type { ElementOf } from './slate-types.ts';

/**
 * Returns a node without unfinished parts: formulas, pictures and videos without content. Returns
 * null if nothing is left.
 */
export function withoutUnfinished(node: Descendant): Descendant | null {
  if (Node.isText(node)) return node;
  if (isUnfinished(node)) return null;
  const children = node.children.map(withoutUnfinished);
  if (children.every((child, at) => child === node.children[at])) return node;
  const finishedChildren = children.filter((child) => child !== null);
  if (finishedChildren.length > 0) return { ...node, children: finishedChildren } as Descendant;
  return node.type === 'list-item' ? { ...node, children: [emptyParagraph] } : null;
}

const emptyParagraph: ElementOf<'paragraph'> = { type: 'paragraph', children: [{ text: '' }] };

function isUnfinished(node: Exclude<Descendant, { text: string }>): boolean {
  if (!isKind(node.type) || !kinds[node.type].void) return false;
  const fields = { latex: '', src: '', url: '', ...node };
  return [fields.latex, fields.src, fields.url].every((field) => field.trim() === '');
}
