import type { Compiler, Evaluate } from './compiler.ts';
import { ExpressionError } from './expression-error.ts';
import type { SyntaxNode } from './syntax.ts';
import { checkLength, isList, isPoint, type Point, type Value } from './values.ts';

type ListNode = Extract<SyntaxNode, { kind: 'list' | 'range' }>;

export function compileList(node: ListNode, own: Compiler): Evaluate {
  return node.kind === 'list' ? compileItems(node.items, own) : compileRange(node, own);
}

/** Numbers or points; lists in a list are joined. */
function compileItems(items: readonly SyntaxNode[], own: Compiler): Evaluate {
  const compiled = items.map((item) => own.compile(item));
  return (frame) => {
    const values: (number | Point)[] = [];
    for (const evaluate of compiled) {
      const value = evaluate(frame);
      if (isList(value)) for (const one of value) values.push(one);
      else values.push(value);
      checkLength(values.length);
    }
    own.scope.budget.spend(values.length);
    const points = values.filter((value) => isPoint(value)).length;
    if (points > 0 && points < values.length)
      throw new ExpressionError('Put either numbers or points in a list, not both.');
    return values as Value;
  };
}

function compileRange(node: Extract<SyntaxNode, { kind: 'range' }>, own: Compiler): Evaluate {
  const from = own.compile(node.from);
  const second = node.second && own.compile(node.second);
  const to = own.compile(node.to);
  return (frame) => {
    const [start, next, end] = [from(frame), second?.(frame), to(frame)];
    if (typeof start !== 'number' || typeof end !== 'number' || (next !== undefined && typeof next !== 'number'))
      throw new ExpressionError('Use numbers in a range: [1...10].');
    const step = next === undefined ? Math.sign(end - start) || 1 : next - start;
    const steps = Math.floor((end - start) / step + 1e-9);
    if (!Number.isFinite(steps) || steps < 0)
      throw new ExpressionError('Write a range that reaches its end: [1...10].');
    checkLength(steps + 1);
    own.scope.budget.spend(steps + 1);
    return Array.from({ length: steps + 1 }, (_, at) => start + at * step);
  };
}
