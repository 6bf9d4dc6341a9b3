import { ExpressionError } from './expression-error.ts';
import type { Grammar } from './grammar.ts';
import { parseBraces } from './parse-braces.ts';
import { parseCall } from './parse-call.ts';
import type { SyntaxNode } from './syntax.ts';
import { type TokenReader, textOf } from './token-reader.ts';

/** Names that other lines define. */
export type KnownNames = Pick<Grammar, 'functions' | 'curves'>;

export function grammarOf(reader: TokenReader, { functions, curves }: KnownNames): Grammar {
  const grammar: Grammar = {
    reader,
    functions,
    curves,
    sum: () => parseSum(grammar),
    power: () => parsePower(grammar),
    startsFactor: () => startsFactor(reader),
  };
  return grammar;
}

function parseSum(grammar: Grammar): SyntaxNode {
  let left = parseProduct(grammar);
  for (;;) {
    const sign = grammar.reader.accept('+') ? '+' : grammar.reader.accept('-') ? '-' : null;
    if (!sign) return left;
    left = { kind: 'operation', sign, left, right: parseProduct(grammar) };
  }
}

/** Products with and without a sign have the same rank: 1/2x is half of x. */
function parseProduct(grammar: Grammar): SyntaxNode {
  const { reader } = grammar;
  let left = parseSigned(grammar);
  for (;;) {
    const sign = reader.accept('*') ? '*' : reader.accept('/') ? '/' : null;
    if (sign) left = { kind: 'operation', sign, left, right: parseSigned(grammar) };
    else if (isInfixChoice(reader))
      left = { kind: 'call', name: choiceName(reader), args: [left, parseSigned(grammar)] };
    else if (startsFactor(reader)) left = { kind: 'operation', sign: '*', left, right: parsePower(grammar) };
    else return left;
  }
}

const infixNames: ReadonlySet<string> = new Set(['nCr', 'nPr', 'mod']);

/** 5 nCr 2; nCr(5, 2) is a call. */
function isInfixChoice(reader: TokenReader): boolean {
  const token = reader.peek();
  return token.kind === 'function' && infixNames.has(token.name) && !reader.isNext('(', 1);
}

function choiceName(reader: TokenReader): string {
  const token = reader.take();
  return token.kind === 'function' ? token.name : '';
}

/** A minus is below the power: -x^2 is -(x^2). */
function parseSigned(grammar: Grammar): SyntaxNode {
  const { reader } = grammar;
  if (reader.accept('-')) return { kind: 'minus', of: reader.deeper(() => parseSigned(grammar)) };
  if (reader.accept('+')) return reader.deeper(() => parseSigned(grammar));
  return parsePower(grammar);
}

function parsePower(grammar: Grammar): SyntaxNode {
  const { reader } = grammar;
  let base = parsePostfix(grammar, parsePrimary(grammar));
  if (reader.accept('^')) {
    const exponent = reader.deeper(() => parseExponent(grammar));
    base = parsePostfix(grammar, { kind: 'operation', sign: '^', left: base, right: exponent });
  }
  return base;
}

/** To the right: 2^3^2 is 2^9. Braces only group: x^{2}. */
function parseExponent(grammar: Grammar): SyntaxNode {
  const { reader } = grammar;
  if (reader.isNext('{')) {
    reader.take();
    const exponent = reader.inBrackets(grammar.sum);
    reader.expect('}', 'brace');
    return exponent;
  }
  return parseSigned(grammar);
}

function parsePostfix(grammar: Grammar, operand: SyntaxNode): SyntaxNode {
  const { reader } = grammar;
  let node = operand;
  for (;;) {
    if (reader.accept('!')) node = { kind: 'factorial', of: node };
    else if (reader.accept('°')) node = { kind: 'call', name: 'degree', args: [node] };
    else if (reader.accept('%'))
      node = { kind: 'operation', sign: '/', left: node, right: { kind: 'number', value: 100 } };
    else if (hasElements(node) && reader.accept('['))
      node = { kind: 'element', list: node, index: parseIndex(grammar) };
    else return node;
  }
}

const listFunctions: ReadonlySet<string> = new Set(['sort', 'join', 'mode']);

/** Whether brackets after it choose an element: L[1], [4, 5, 6][2], sort(L)[1]. */
function hasElements(node: SyntaxNode): boolean {
  if (node.kind === 'call') return listFunctions.has(node.name);
  return node.kind === 'name' || node.kind === 'list' || node.kind === 'range';
}

/** One index, or a list of them. */
function parseIndex(grammar: Grammar): SyntaxNode {
  const index = parseList(grammar);
  const [only] = index.kind === 'list' && index.items.length === 1 ? index.items : [];
  return only ?? index;
}

function parsePrimary(grammar: Grammar): SyntaxNode {
  const { reader } = grammar;
  const token = reader.peek();
  if (token.kind === 'number') {
    reader.take();
    return { kind: 'number', value: token.value };
  }
  if (token.kind === 'function' || (token.kind === 'name' && isApplied(grammar, token.name))) return parseCall(grammar);
  if (token.kind === 'name') {
    reader.take();
    return grammar.curves.has(token.name)
      ? { kind: 'apply', name: token.name, args: [] }
      : { kind: 'name', name: token.name };
  }
  if (reader.accept('(')) return parseParentheses(grammar);
  if (reader.accept('[')) return parseList(grammar);
  if (reader.accept('{')) return parseBraces(grammar);
  if (reader.accept('|')) {
    const of = reader.inBars(grammar.sum);
    reader.expect('|', 'absolute value');
    return { kind: 'call', name: 'abs', args: [of] };
  }
  throw missingOperand(reader);
}

function isApplied({ reader, functions }: Grammar, name: string): boolean {
  return functions.has(name) && reader.isNext('(', 1);
}

function parseParentheses(grammar: Grammar): SyntaxNode {
  const { reader } = grammar;
  const first = reader.inBrackets(grammar.sum);
  if (!reader.accept(',')) {
    reader.expect(')', 'bracket');
    return first;
  }
  const second = reader.inBrackets(grammar.sum);
  if (reader.isNext(',')) throw new ExpressionError('Give a point two numbers: (1, 2).');
  reader.expect(')', 'bracket');
  return { kind: 'point', x: first, y: second };
}

function parseList(grammar: Grammar): SyntaxNode {
  const { reader } = grammar;
  const items: SyntaxNode[] = [];
  if (reader.accept(']')) return { kind: 'list', items };
  do {
    items.push(reader.inBrackets(grammar.sum));
    // [1, 3, ...11] has a comma before the dots.
    if (reader.isNext(',') && reader.isNext('...', 1)) reader.take();
    if (reader.accept('...')) return parseRangeEnd(grammar, items);
  } while (reader.accept(','));
  reader.expect(']', 'list');
  return { kind: 'list', items };
}

function parseRangeEnd({ reader, sum }: Grammar, items: readonly SyntaxNode[]): SyntaxNode {
  reader.accept(',');
  const to = reader.inBrackets(sum);
  reader.expect(']', 'list');
  const [from, second = null] = items;
  if (!from || items.length > 2) throw new ExpressionError('Write a range as [1...10] or [1, 3...11].');
  return { kind: 'range', from, second, to };
}

function startsFactor(reader: TokenReader): boolean {
  const token = reader.peek();
  if (token.kind === 'sign')
    return token.sign === '(' || token.sign === '[' || token.sign === '{' || (token.sign === '|' && !reader.isInBars());
  return token.kind !== 'end';
}

function missingOperand(reader: TokenReader): ExpressionError {
  const next = reader.peek();
  const before = reader.previousText();
  if (next.kind === 'end') {
    return new ExpressionError(before === '' ? 'Type a number or a name.' : `Put a number or a name after ${before}.`);
  }
  if (before === '') return new ExpressionError(`Put a number or a name before ${textOf(next)}.`);
  return new ExpressionError(`Put a number or a name between ${before} and ${textOf(next)}.`);
}
