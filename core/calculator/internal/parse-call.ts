import { ExpressionError } from './expression-error.ts';
import type { Grammar } from './grammar.ts';
import type { SyntaxNode } from './syntax.ts';
import { textOf } from './token-reader.ts';

const inverses: Readonly<Record<string, string>> = {
  ...{ sin: 'arcsin', cos: 'arccos', tan: 'arctan', sec: 'arcsec', csc: 'arccsc', cot: 'arccot' },
};

/** Reads a function of the calculator or of the student: sin(x), sin 2x, sin^2(x), log_2(8), f(3). */
export function parseCall(grammar: Grammar): SyntaxNode {
  const { reader } = grammar;
  const token = reader.take();
  const name = textOf(token);
  if (token.kind === 'name') return { kind: 'apply', name, args: parseArguments(grammar) };
  if (name === 'log' && reader.accept('_')) {
    const base = parseBase(grammar);
    return { kind: 'call', name, args: [...argumentsOf(grammar, name), base] };
  }
  const inverse = inverses[name];
  if (inverse && isInverse(grammar)) return { kind: 'call', name: inverse, args: argumentsOf(grammar, inverse) };
  // sin^2(x) is the square of sin(x).
  const exponent = reader.accept('^') ? reader.deeper(() => parseFunctionExponent(grammar)) : null;
  const call: SyntaxNode = { kind: 'call', name, args: argumentsOf(grammar, name) };
  return exponent ? { kind: 'operation', sign: '^', left: call, right: exponent } : call;
}

/** Takes the -1 of sin^-1(x) or sin^(-1)(x). */
function isInverse({ reader }: Grammar): boolean {
  const isBracket = reader.isNext('(', 1) || reader.isNext('{', 1);
  const at = isBracket ? 2 : 1;
  const number = reader.peek(at + 1);
  if (!reader.isNext('^') || !reader.isNext('-', at) || number.kind !== 'number' || number.value !== 1) return false;
  for (let taken = 0; taken < (isBracket ? 5 : 3); taken += 1) reader.take();
  return true;
}

function parseFunctionExponent(grammar: Grammar): SyntaxNode {
  const { reader } = grammar;
  const token = reader.peek();
  if (reader.accept('(') || reader.accept('{')) {
    const exponent = reader.inBrackets(grammar.sum);
    if (!reader.accept('}')) reader.expect(')', 'bracket');
    return exponent;
  }
  reader.take();
  if (token.kind === 'number') return { kind: 'number', value: token.value };
  if (token.kind === 'name') return { kind: 'name', name: token.name };
  throw new ExpressionError('Put the exponent in brackets.');
}

/** A number, a letter, or brackets. */
function parseBase(grammar: Grammar): SyntaxNode {
  const { reader } = grammar;
  if (reader.accept('(') || reader.accept('{')) {
    const base = reader.inBrackets(grammar.sum);
    if (!reader.accept('}')) reader.expect(')', 'bracket');
    return base;
  }
  const token = reader.take();
  if (token.kind === 'number') return { kind: 'number', value: token.value };
  if (token.kind === 'name') return { kind: 'name', name: token.name };
  throw new ExpressionError('Put the base after log_, such as log_2(8).');
}

function argumentsOf(grammar: Grammar, name: string): SyntaxNode[] {
  const { reader } = grammar;
  if (reader.isNext('(')) return parseArguments(grammar);
  if (!grammar.startsFactor()) {
    if (reader.isNext('-')) {
      reader.take();
      return [{ kind: 'minus', of: withoutBrackets(grammar) }];
    }
    throw new ExpressionError(`Put a value after ${name}: ${name}(…).`);
  }
  return [withoutBrackets(grammar)];
}

/** sin 2x is sin(2x); the next function begins another factor: sin x cos x. */
function withoutBrackets(grammar: Grammar): SyntaxNode {
  const { reader } = grammar;
  return reader.deeper(() => {
    let node = grammar.power();
    while (grammar.startsFactor() && reader.peek().kind !== 'function' && !reader.isNext('{'))
      node = { kind: 'operation', sign: '*', left: node, right: grammar.power() };
    return node;
  });
}

function parseArguments(grammar: Grammar): SyntaxNode[] {
  const { reader } = grammar;
  const name = reader.previousText();
  reader.expect('(', 'name');
  if (reader.isNext(')')) throw new ExpressionError(`Put a value between the brackets of ${name}.`);
  const args: SyntaxNode[] = [];
  do {
    args.push(reader.inBrackets(grammar.sum));
  } while (reader.accept(','));
  reader.expect(')', 'bracket');
  return args;
}
