import type { ESTree } from 'vite';

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Returns the child nodes of a syntax node in source order. */
function childrenOf(node: ESTree.Node): ESTree.Node[] {
  return Object.entries(node)
    .filter(([key]) => key !== 'parent')
    .flatMap(([, value]: [string, unknown]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .toSorted((one, other) => one.start - other.start);
}

/** Returns the children of a node that refer to something: no names of properties, attributes or labels. */
export function referringChildren(node: ESTree.Node): ESTree.Node[] {
  switch (node.type) {
    case 'MemberExpression':
      return node.computed ? [node.object, node.property] : [node.object];
    case 'Property':
      // A shorthand property has the same identifier as key and as value.
      return node.computed ? [node.key, node.value] : [node.value];
    case 'JSXAttribute':
      return node.value ? [node.value] : [];
    case 'JSXMemberExpression':
      return [node.object];
    case 'TSPropertySignature':
      return node.typeAnnotation ? [node.typeAnnotation] : [];
    default:
      return childrenOf(node);
  }
}
