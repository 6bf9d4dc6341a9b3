import type { Budget } from './budget.ts';
import { ExpressionError } from './expression-error.ts';
import { isList, isPoint, isPointList, type Value } from './values.ts';

/**
 * Applies a function of one or two numbers to values: to lists element by element, to the length of the shorter one.
 * Throws ExpressionError for points.
 */
export function lift(
  apply: (a: number, b: number) => number,
  arity: 1 | 2,
  budget: Budget,
): (values: readonly Value[]) => Value {
  return (values) => {
    const [a, b] = values;
    const other = arity === 2 ? b : undefined;
    if (typeof a === 'number' && (other === undefined || typeof other === 'number')) return apply(a, other as number);
    refusePoints(a);
    refusePoints(other);
    const lengths = [a, other].flatMap((value) => (value !== undefined && isList(value) ? [value.length] : []));
    const length = Math.min(...lengths);
    budget.spend(length);
    return Array.from({ length }, (_, at) => apply(elementAt(a, at), elementAt(other, at)));
  };
}

function elementAt(value: Value | undefined, at: number): number {
  return (value !== undefined && isList(value) ? value[at] : value) as number;
}

function refusePoints(value: Value | undefined): void {
  if (value !== undefined && (isPoint(value) || isPointList(value)))
    throw new ExpressionError('Use numbers here: points cannot be calculated with.');
}
