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
  | { kind: 'curves'; curves: readonly Curve[] }
  | { kind: 'region'; region: Region };

/** An equation, an inequality, or a comparison of numbers. */
export function relationOf(chain: Chain, own: Definitions): Relation {
  refuseUnknown(chain, own);
  const isTrue = chainOf(chain, own);
  if (!chain.operands.some((operand) => uses(operand, 'x', own) || uses(operand, 'y', own)))
    return { kind: 'truth', isTrue: isTrue([Number.NaN, Number.NaN]) };
  const [left, right] = chain.operands as [SyntaxNode, SyntaxNode];
  if (chain.signs[0] === '=')
    return { kind: 'curves', curves: familyOf([left, right], own, (pick) => curveOf(left, right, own, pick)) };
  const boundaries = chain.signs.map((sign, at) => ({
    curve: curveOf(chain.operands[at] as SyntaxNode, chain.operands[at + 1] as SyntaxNode, own),
    isStrict: isStrict(sign),
  }));
  return { kind: 'region', region: { boundaries, contains: (x, y) => isTrue([x, y]) } };
}

/** Throws ExpressionError for names without a meaning; if there is one in an equation without x and y, it is the unknown. */
function refuseUnknown({ operands, signs }: Chain, own: Definitions): void {
  const missing = new Set(operands.flatMap((operand) => own.missingNames(operand, new Map())));
  const [name] = missing;
  if (name && missing.size === 1 && !planeSlots.has(name) && signs[0] === '=')
    throw new ExpressionError(`Write x for the unknown ${name}, or define it: ${name} = 1 on a line.`, [name]);
  for (const operand of operands) own.refuseMissing(operand, planeSlots);
}

/** y = at(x) of an expression; of a list, a curve for each element. */
export function plotsOf(node: SyntaxNode, own: Definitions): readonly Curve[] {
  return familyOf([node], own, (pick) => plotOf(node, own, pick));
}

/** The number of a curve of a family in a value. */
type Pick = (value: Value) => number;

/** Curves of one line at most: each computes the whole list. */
const mostCurves = 12;

/** One curve, or one for each element of the lists in its expressions. Throws ExpressionError for too many. */
function familyOf(nodes: readonly SyntaxNode[], own: Definitions, curve: (pick: Pick) => Curve): readonly Curve[] {
  const lengths = nodes.flatMap((node) => listLength(compiled(node, own)));
  if (lengths.length === 0) return [curve(asNumber)];
  const length = Math.min(...lengths);
  if (length > mostCurves) throw new ExpressionError(`Shorten the list: a line draws at most ${mostCurves} curves.`);
  return Array.from({ length }, (_, at) =>
    curve((value) => asNumber(isList(value) ? (value[at] ?? Number.NaN) : value)),
  );
}

/** Positions at which an expression is tried: it can be undefined at one of them. */
const tried: readonly Frame[] = [0.5, 1, -1.5, 20].map((value) => [value, value]);

function listLength(evaluate: Evaluate): readonly number[] {
  const list = tried.map((frame) => evaluate(frame)).find(isList);
  return list && list.length > 0 && !isPoint(list[0]) ? [list.length] : [];
}

function plotOf(node: SyntaxNode, own: Definitions, pick: Pick): Curve {
  return { kind: 'of-x', at: numericIn(node, 'x', own, pick) };
}

function curveOf(left: SyntaxNode, right: SyntaxNode, own: Definitions, pick: Pick = asNumber): Curve {
  for (const [one, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (one.kind !== 'name') continue;
    if (one.name === 'y' && !uses(other, 'y', own)) return plotOf(other, own, pick);
    if (one.name === 'x' && !uses(other, 'x', own)) return { kind: 'of-y', at: numericIn(other, 'y', own, pick) };
  }
  const node: SyntaxNode = { kind: 'operation', sign: '-', left, right };
  const variable = uses(node, 'y', own) ? (uses(node, 'x', own) ? null : 'y') : 'x';
  if (variable) {
    const sides = [numericIn(left, variable, own, pick), numericIn(right, variable, own, pick)] as const;
    return { kind: 'solutions', variable, difference: numericIn(node, variable, own, pick), sides };
  }
  const difference = compiled(node, own);
  return { kind: 'implicit', difference: (x, y) => pick(difference([x, y])) };
}

function numericIn(node: SyntaxNode, variable: 'x' | 'y', own: Definitions, pick: Pick): Numeric {
  const evaluate = compiled(node, own);
  return variable === 'x' ? (x) => pick(evaluate([x, Number.NaN])) : (y) => pick(evaluate([Number.NaN, y]));
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
