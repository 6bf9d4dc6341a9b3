import { type Descendant, Node } from 'slate';
import { isKind, kinds } from './kinds.ts';
import type { ElementOf } from './slate-types.ts';

/**
 * Returns a node without unfinished parts: formulas, pictures and videos without content. Returns
 * null if nothing is left.
 */
export function finished(node: Descendant): Descendant | null {
  if (Node.isText(node)) return node;
  if (isUnfinished(node)) return null;
  const children = node.children.map(finished);
  if (children.every((child, at) => child === node.children[at])) return node;
  const left = children.filter((child) => child !== null);
  if (left.length > 0) return { ...node, children: left } as Descendant;
  return node.type === 'list-item' ? { ...node, children: [blank] } : null;
}

const blank: ElementOf<'paragraph'> = { type: 'paragraph', children: [{ text: '' }] };

function isUnfinished(node: Exclude<Descendant, { text: string }>): boolean {
  if (!isKind(node.type) || !kinds[node.type].void) return false;
  const own = { latex: '', src: '', url: '', ...node };
  return [own.latex, own.src, own.url].every((field) => field.trim() === '');
}
