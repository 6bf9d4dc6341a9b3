import type { SyntaxNode } from './syntax.ts';
import type { TokenReader } from './token-reader.ts';

/**
 * The parts of the grammar that need one another, and the names that are functions of the student. `curves` have no
 * parameters: y_1 after y_1 = x^2.
 */
export type Grammar = {
  reader: TokenReader;
  functions: ReadonlySet<string>;
  curves: ReadonlySet<string>;
  sum(): SyntaxNode;
  power(): SyntaxNode;
  /** Whether the next token begins a factor without a multiplication sign: x in 2x. */
  startsFactor(): boolean;
};
