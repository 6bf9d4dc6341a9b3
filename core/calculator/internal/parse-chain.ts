import { ExpressionError } from './expression-error.ts';
import type { Grammar } from './grammar.ts';
import type { Chain, Comparison, SyntaxNode } from './syntax.ts';

const comparisons: readonly Comparison[] = ['<=', '>=', '=', '<', '>'];

/** Reads operands with comparisons between them; a single operand is a chain without comparisons. */
export function parseChain({ reader, sum }: Grammar): Chain {
  const operands: SyntaxNode[] = [sum()];
  const signs: Comparison[] = [];
  for (;;) {
    const sign = comparisons.find((one) => reader.accept(one));
    if (!sign) break;
    signs.push(sign);
    operands.push(sum());
  }
  if (signs.length > 1 && signs.includes('=')) throw new ExpressionError('Use one equals sign in an equation.');
  return { operands, signs };
}
