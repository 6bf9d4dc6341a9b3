import { ExpressionError } from './expression-error.ts';

export type Point = { readonly x: number; readonly y: number };
/** NaN is "undefined". */
export type Value = number | Point | readonly number[] | readonly Point[];

/** Elements of a list at most. */
export const longestList = 10_000;

export function isPoint(value: Value | undefined): value is Point {
  return typeof value === 'object' && 'x' in value;
}

export function isList(value: Value): value is readonly number[] | readonly Point[] {
  return Array.isArray(value);
}

export function isPointList(value: Value): value is readonly Point[] {
  return isList(value) && isPoint(value[0]);
}

/** A list of numbers; a number is a list of one. Throws ExpressionError for points. */
export function numbersOf(value: Value, use: string): readonly number[] {
  if (typeof value === 'number') return [value];
  if (isPoint(value) || isPointList(value)) throw new ExpressionError(`Use numbers in ${use}, not points.`);
  return value as readonly number[];
}

export function checkLength(length: number): void {
  if (length > longestList) throw new ExpressionError(`Shorten the list: it has at most ${longestList} elements.`);
}
