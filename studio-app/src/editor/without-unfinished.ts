import { descriptorOf, isNodeType } from '@fourfold/core/rich-text/nodes';
import { type Descendant, Node } from 'slate';
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

/** Whether it lacks its formula or its address. */
function isUnfinished(node: Exclude<Descendant, { text: string }>): boolean {
  if (!isNodeType(node.type)) return false;
  const { content, fields } = descriptorOf(node.type);
  const values: Readonly<Record<string, unknown>> = node;
  return (
    content === 'nothing' &&
    Object.entries(fields).some(([name, { is }]) => (is === 'latex' || is === 'address') && isBlank(values[name]))
  );
}

function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === '';
}
