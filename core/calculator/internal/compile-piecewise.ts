import type { Compiler, Evaluate, Frame } from './compiler.ts';
import { ExpressionError } from './expression-error.ts';
import type { Chain, Comparison, SyntaxNode } from './syntax.ts';

const isTrueFor: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
  '=': (a, b) => Math.abs(a - b) <= 1e-12 * Math.max(1, Math.abs(a), Math.abs(b)),
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
};

/** Whether all comparisons of a chain of numbers are true. */
export function compileChain({ operands, signs }: Chain, own: Compiler): (frame: Frame) => boolean {
  const compiled = operands.map((operand) => own.compile(operand));
  const compare = signs.map((sign) => isTrueFor[sign]);
  return (frame) => {
    let left = compiled[0]?.(frame);
    for (let at = 0; at < compare.length; at += 1) {
      const right = compiled[at + 1]?.(frame);
      if (typeof left !== 'number' || typeof right !== 'number')
        throw new ExpressionError('Compare numbers: lists and points cannot be compared.');
      if (!compare[at]?.(left, right)) return false;
      left = right;
    }
    return true;
  };
}

/** NaN, "undefined", where no branch is true. */
export function compilePiecewise(node: Extract<SyntaxNode, { kind: 'piecewise' }>, own: Compiler): Evaluate {
  const branches = node.branches.map(({ conditions, value }) => ({
    conditions: conditions.map((chain) => compileChain(chain, own)),
    value: own.compile(value),
  }));
  return (frame) => {
    for (const { conditions, value } of branches) if (conditions.every((isTrue) => isTrue(frame))) return value(frame);
    return Number.NaN;
  };
}
