/** A comparison between two neighbours of a chain. */
export type Comparison = '=' | '<' | '>' | '<=' | '>=';

/** Operands with the comparisons between them: 0 < x < 5 has three and two. */
export type Chain = { operands: readonly SyntaxNode[]; signs: readonly Comparison[] };

/** All chains must be true. */
export type Branch = { conditions: readonly Chain[]; value: SyntaxNode };

export type SyntaxNode =
  | { kind: 'number'; value: number }
  | { kind: 'name'; name: string }
  | { kind: 'operation'; sign: '+' | '-' | '*' | '/' | '^'; left: SyntaxNode; right: SyntaxNode }
  | { kind: 'minus' | 'factorial'; of: SyntaxNode }
  /** A function of the calculator. */
  | { kind: 'call'; name: string; args: readonly SyntaxNode[] }
  /** A function of the student. */
  | { kind: 'apply'; name: string; args: readonly SyntaxNode[] }
  | { kind: 'list'; items: readonly SyntaxNode[] }
  /** [1...10] and [1, 3...11]. */
  | { kind: 'range'; from: SyntaxNode; second: SyntaxNode | null; to: SyntaxNode }
  /** An element of a list, from 1; of a list of indices, those elements. */
  | { kind: 'element'; list: SyntaxNode; index: SyntaxNode }
  | { kind: 'point'; x: SyntaxNode; y: SyntaxNode }
  /** The first branch that is true; undefined if none is. A restriction is a branch whose value is 1. */
  | { kind: 'piecewise'; branches: readonly Branch[] };

/** A line, by what it does. */
export type Line =
  | { kind: 'empty' }
  | { kind: 'expression'; node: SyntaxNode }
  | { kind: 'variable'; name: string; node: SyntaxNode }
  | { kind: 'function'; name: string; params: readonly string[]; node: SyntaxNode }
  | { kind: 'relation'; chain: Chain }
  | { kind: 'regression'; left: SyntaxNode; right: SyntaxNode };

/** Calls `visit` with a node and all nodes in it. */
export function eachNode(node: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  visit(node);
  for (const child of childrenOf(node)) eachNode(child, visit);
}

function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  switch (node.kind) {
    case 'number':
    case 'name':
      return [];
    case 'operation':
      return [node.left, node.right];
    case 'minus':
    case 'factorial':
      return [node.of];
    case 'call':
    case 'apply':
      return node.args;
    case 'list':
      return node.items;
    case 'range':
      return node.second ? [node.from, node.second, node.to] : [node.from, node.to];
    case 'element':
      return [node.list, node.index];
    case 'point':
      return [node.x, node.y];
    case 'piecewise':
      return node.branches.flatMap(({ conditions, value }) => [
        ...conditions.flatMap(({ operands }) => operands),
        value,
      ]);
    default:
      return node satisfies never;
  }
}
