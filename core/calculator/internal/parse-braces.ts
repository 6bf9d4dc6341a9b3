import { ExpressionError } from './expression-error.ts';
import type { Grammar } from './grammar.ts';
import { parseChain } from './parse-chain.ts';
import type { Branch, Chain, SyntaxNode } from './syntax.ts';

const one: SyntaxNode = { kind: 'number', value: 1 };

/** After the opening brace: a restriction {0 < x < 5}, or the branches of {x < 0: -x, x}. */
export function parseBraces(grammar: Grammar): SyntaxNode {
  const { reader } = grammar;
  const branches: Branch[] = [];
  const conditions: Chain[] = [];
  do {
    const chain = reader.inBrackets(() => parseChain(grammar));
    if (reader.accept(':')) branches.push({ conditions: [chain], value: reader.inBrackets(grammar.sum) });
    else conditions.push(chain);
  } while (reader.accept(','));
  reader.expect('}', 'brace');
  if (branches.length === 0) return restriction(conditions);
  const [otherwise, ...more] = conditions;
  if (!otherwise) return { kind: 'piecewise', branches };
  const [value] = otherwise.operands;
  if (!value || otherwise.signs.length > 0 || more.length > 0)
    throw new ExpressionError('Put a colon and a value after each condition: {x < 0: -x, x >= 0: x}.');
  return { kind: 'piecewise', branches: [...branches, { conditions: [], value }] };
}

function restriction(conditions: readonly Chain[]): SyntaxNode {
  if (conditions.some(({ signs }) => signs.length === 0))
    throw new ExpressionError('Put a condition between the braces: {0 < x < 5}.');
  return { kind: 'piecewise', branches: [{ conditions, value: one }] };
}
