import { compile } from './compile.ts';
import { compileChain } from './compile-piecewise.ts';
import type { Evaluate, Frame } from './compiler.ts';
import { type Curve, isStrict, type Numeric, type Region } from './curve.ts';
import { type Definitions, planeSlots } from './definitions.ts';
import { ExpressionError } from './expression-error.ts';
import { type Chain, eachNode, type SyntaxNode } from './syntax.ts';
import { isList, isPoint, type Value } from './values.ts';

export type Relation =
  | { kind: 'truth'; isTrue: boolean }
  | { kind: 'curve'; curve: Curve }
  | { kind: 'region'; region: Region };

/** An equation, an inequality, or a comparison of numbers. */
export function relationOf(chain: Chain, own: Definitions): Relation {
  for (const operand of chain.operands) own.refuseMissing(operand, planeSlots);
  const isTrue = chainOf(chain, own);
  if (!chain.operands.some((operand) => uses(operand, 'x', own) || uses(operand, 'y', own)))
    return { kind: 'truth', isTrue: isTrue([Number.NaN, Number.NaN]) };
  const [left, right] = chain.operands as [SyntaxNode, SyntaxNode];
  if (chain.signs[0] === '=') return { kind: 'curve', curve: curveOf(left, right, own) };
  const boundaries = chain.signs.map((sign, at) => ({
    curve: curveOf(chain.operands[at] as SyntaxNode, chain.operands[at + 1] as SyntaxNode, own),
    isStrict: isStrict(sign),
  }));
  return { kind: 'region', region: { boundaries, contains: (x, y) => isTrue([x, y]) } };
}

/** y = at(x) of an expression. */
export function plotOf(node: SyntaxNode, own: Definitions): Curve {
  return { kind: 'of-x', at: numericIn(node, 'x', own) };
}

function curveOf(left: SyntaxNode, right: SyntaxNode, own: Definitions): Curve {
  for (const [one, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (one.kind !== 'name') continue;
    if (one.name === 'y' && !uses(other, 'y', own)) return plotOf(other, own);
    if (one.name === 'x' && !uses(other, 'x', own)) return { kind: 'of-y', at: numericIn(other, 'y', own) };
  }
  const node: SyntaxNode = { kind: 'operation', sign: '-', left, right };
  const variable = uses(node, 'y', own) ? (uses(node, 'x', own) ? null : 'y') : 'x';
  if (variable) {
    const sides = [numericIn(left, variable, own), numericIn(right, variable, own)] as const;
    return { kind: 'solutions', variable, difference: numericIn(node, variable, own), sides };
  }
  const difference = compiled(node, own);
  return { kind: 'implicit', difference: (x, y) => asNumber(difference([x, y])) };
}

function numericIn(node: SyntaxNode, variable: 'x' | 'y', own: Definitions): Numeric {
  const evaluate = compiled(node, own);
  return variable === 'x' ? (x) => asNumber(evaluate([x, Number.NaN])) : (y) => asNumber(evaluate([Number.NaN, y]));
}

function compiled(node: SyntaxNode, own: Definitions): Evaluate {
  own.refuseMissing(node, planeSlots);
  return compile(node, own.scope(planeSlots));
}

function chainOf(chain: Chain, own: Definitions): (frame: Frame) => boolean {
  const scope = own.scope(planeSlots);
  return compileChain(chain, { scope, compile: (node) => compile(node, scope) });
}

function asNumber(value: Value): number {
  if (typeof value === 'number') return value;
  if (isPoint(value) || isList(value))
    throw new ExpressionError('Use numbers in a curve: lists and points cannot be drawn as one.');
  return Number.NaN;
}

/** Whether a variable is in an expression, or in a function of the student that it calls. */
export function uses(node: SyntaxNode, variable: string, own: Definitions): boolean {
  let isUsed = false;
  eachNode(node, (part) => {
    if (part.kind === 'name' && part.name === variable) isUsed = true;
    if (part.kind === 'apply' && own.usesPlane(part.name, variable)) isUsed = true;
  });
  return isUsed;
}
