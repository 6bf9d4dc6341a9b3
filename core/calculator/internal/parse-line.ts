import { ExpressionError } from './expression-error.ts';
import type { Grammar } from './grammar.ts';
import { parseChain } from './parse-chain.ts';
import { grammarOf, type KnownNames } from './parse-expression.ts';
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

/** A name such as y_1 and the names that it is equal to, in y_1 = 2x; null for another line. */
export function namedCurve(text: string): { name: string; uses: readonly string[] } | null {
  try {
    const tokens = tokensOf(text);
    const [head] = tokens;
    if (head?.kind !== 'name' || !/^y./.test(head.name) || !isEquals(tokens[1])) return null;
    return { name: head.name, uses: tokens.slice(2).flatMap((token) => (token.kind === 'name' ? [token.name] : [])) };
  } catch {
    return null;
  }
}

/**
 * `known`: the names that are functions of the student; `before`: those that the lines before define. Throws
 * ExpressionError.
 */
export function parseLine(text: string, known: KnownNames = noNames, before: ReadonlySet<string> = new Set()): Line {
  const tokens = tokensOf(text);
  if (tokens.length === 1) return { kind: 'empty' };
  const head = functionHead(tokens) ?? curveHead(tokens, known);
  const param = head && before.has(head.name) ? unknownOf(tokens, head, known) : null;
  if (head && param === null) return functionLine(tokens, head, known);
  // Functions are drawn over x, whatever their parameter is.
  const inX = tokens.map((token) => (isName(token, param) ? ({ kind: 'name', name: 'x' } as const) : token));
  const reader = new TokenReader(withoutLastEquals(inX));
  const grammar = grammarOf(reader, known);
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

const noNames: KnownNames = { functions: new Set(), curves: new Set() };

type Head = { name: string; params: readonly string[] };

function curveHead([first, second]: readonly Token[], { curves }: KnownNames): Head | null {
  return first?.kind === 'name' && curves.has(first.name) && isEquals(second) ? { name: first.name, params: [] } : null;
}

/**
 * The parameter of f(x) = 2, or of h(t) = g(t), where the function has a definition: the right side has it only in
 * functions of the student. Null for another definition.
 */
function unknownOf(tokens: readonly Token[], { params }: Head, { functions }: KnownNames): string | null {
  const [param = ''] = params;
  if (params.length !== 1) return null;
  const isEquation = tokens.slice(tokens.findIndex(isEquals) + 1).every((token, at, right) => {
    const [name, open, close] = [right[at - 2], right[at - 1], right[at + 1]];
    const isArgument = name?.kind === 'name' && functions.has(name.name) && isSign(open, '(') && isSign(close, ')');
    return !isName(token, param) || isArgument;
  });
  return isEquation ? param : null;
}

function isName(token: Token, name: string | null): boolean {
  return token.kind === 'name' && token.name === name;
}

function functionLine(tokens: readonly Token[], { name, params }: Head, known: KnownNames): Line {
  if (fixedNames.has(name) && name !== 'y')
    throw new ExpressionError(`Choose another name for the function: ${name} has a meaning already.`);
  if (new Set(params).size < params.length) throw new ExpressionError('Give each parameter a name of its own.');
  const reader = new TokenReader(tokens.slice(tokens.findIndex(isEquals) + 1));
  const grammar = grammarOf(reader, known);
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
