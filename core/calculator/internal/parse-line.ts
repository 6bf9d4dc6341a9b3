import { ExpressionError } from './expression-error.ts';
import type { Grammar } from './grammar.ts';
import { parseChain } from './parse-chain.ts';
import { grammarOf } from './parse-expression.ts';
import type { Line, SyntaxNode } from './syntax.ts';
import { TokenReader, textOf } from './token-reader.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Names with a fixed meaning, which cannot be defined. */
const fixedNames: ReadonlySet<string> = new Set(['x', 'y', 'e', 'pi']);

/** The function that a line defines, f(x) = …; null if it defines none. */
export function definedFunction(text: string): { name: string; params: string[] } | null {
  try {
    return functionHead(tokensOf(text));
  } catch {
    return null;
  }
}

/** `functions`: the names that are functions of the student. Throws ExpressionError. */
export function parseLine(text: string, functions: ReadonlySet<string>): Line {
  const tokens = tokensOf(text);
  if (tokens.length === 1) return { kind: 'empty' };
  const head = functionHead(tokens);
  if (head) return functionLine(tokens, head, functions);
  const reader = new TokenReader(withoutLastEquals(tokens));
  const grammar = grammarOf(reader, functions);
  const chain = parseChain(grammar);
  const [left, right] = chain.operands as [SyntaxNode, ...SyntaxNode[]];
  if (chain.signs.length === 0 && reader.accept('~')) {
    const model = grammar.sum();
    expectEnd(grammar);
    return { kind: 'regression', left, right: model };
  }
  expectEnd(grammar);
  if (!right) return { kind: 'expression', node: left };
  const isDefinition = chain.signs[0] === '=' && left.kind === 'name' && !fixedNames.has(left.name);
  return isDefinition ? { kind: 'variable', name: left.name, node: right } : { kind: 'relation', chain };
}

function functionLine(
  tokens: readonly Token[],
  { name, params }: { name: string; params: readonly string[] },
  functions: ReadonlySet<string>,
): Line {
  if (fixedNames.has(name) && name !== 'y')
    throw new ExpressionError(`Choose another name for the function: ${name} has a meaning already.`);
  if (new Set(params).size < params.length) throw new ExpressionError('Give each parameter a name of its own.');
  const reader = new TokenReader(tokens.slice(tokens.findIndex(isEquals) + 1));
  const grammar = grammarOf(reader, functions);
  const node = grammar.sum();
  expectEnd(grammar);
  return { kind: 'function', name, params, node };
}

/** 2+3= is 2+3; a name before the sign, as in y=, begins a definition. */
function withoutLastEquals(tokens: readonly Token[]): readonly Token[] {
  const isLast = isEquals(tokens.at(-2)) && tokens.filter((token) => isComparison(token)).length === 1;
  const isName = tokens.length === 3 && tokens[0]?.kind === 'name';
  return isLast && tokens.length > 2 && !isName ? [...tokens.slice(0, -2), { kind: 'end' }] : tokens;
}

function isComparison(token: Token): boolean {
  return token.kind === 'sign' && ['=', '<', '>', '<=', '>='].includes(token.sign);
}

/** Name, bracket, names with commas, bracket, equals sign. */
function functionHead(tokens: readonly Token[]): { name: string; params: string[] } | null {
  const [first, open] = tokens;
  if (first?.kind !== 'name' || !isSign(open, '(')) return null;
  const params: string[] = [];
  for (let at = 2; ; at += 2) {
    const [param, after] = tokens.slice(at, at + 2);
    if (param?.kind !== 'name' || param.name === 'e' || param.name === 'pi') return null;
    params.push(param.name);
    if (isSign(after, ')')) return isEquals(tokens[at + 2]) ? { name: first.name, params } : null;
    if (!isSign(after, ',')) return null;
  }
}

function isSign(token: Token | undefined, sign: string): boolean {
  return token?.kind === 'sign' && token.sign === sign;
}

function isEquals(token: Token | undefined): boolean {
  return isSign(token, '=');
}

function expectEnd({ reader }: Grammar): void {
  const next = reader.peek();
  if (next.kind === 'end') return;
  const text = textOf(next);
  if (text === ',') throw new ExpressionError('Remove the comma: write 1000 without it, and a point as (1, 2).');
  if (text === ')' || text === ']' || text === '}') throw new ExpressionError(`Remove ${text}: nothing opens it.`);
  if (text === '~') throw new ExpressionError('Use ~ alone, with a list on its left: y1 ~ m x1 + b.');
  throw new ExpressionError(`Put an operation before “${text}”.`);
}
