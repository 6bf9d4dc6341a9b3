import * as arithmetic from './arithmetic.ts';
import { ExpressionError } from './expression-error.ts';
import type { FunctionName } from './names.ts';
import * as statistics from './statistics.ts';
import { type AngleUnit, trigonometryIn } from './trigonometry.ts';
import { checkLength, isPoint, numbersOf, type Point, type Value } from './values.ts';
import * as whole from './whole-numbers.ts';

/** `least` and `most`: how many values it takes. */
export type Builtin = { least: number; most: number } & (
  | {
      /** Of numbers; lists are taken element by element. */
      of: 'numbers';
      apply: (a: number, b: number) => number;
    }
  | {
      /** Of all values together. */
      of: 'values';
      apply: (values: readonly Value[]) => Value;
    }
);

/** The functions of the calculator. */
export function builtinsIn(unit: AngleUnit): Readonly<Record<FunctionName, Builtin>> {
  const trigonometry = trigonometryIn(unit);
  const angle = Object.fromEntries(Object.entries(trigonometry).map(([name, apply]) => [name, one(apply)]));
  return { ...angle, ...fixed } as Record<FunctionName, Builtin>;
}

const fixed: Readonly<Partial<Record<FunctionName, Builtin>>> = {
  sqrt: one((a) => (a < 0 ? Number.NaN : Math.sqrt(a))),
  cbrt: one((a) => arithmetic.nthRoot(a, 3)),
  nthroot: { of: 'numbers', least: 2, most: 2, apply: arithmetic.nthRoot },
  ln: one((a) => (a <= 0 ? Number.NaN : Math.log(a))),
  log: { of: 'numbers', least: 1, most: 2, apply: arithmetic.logarithm },
  exp: one(Math.exp),
  ...{ sinh: one(Math.sinh), cosh: one(Math.cosh), tanh: one(Math.tanh) },
  abs: one(Math.abs),
  floor: one((a) => Math.floor(a + Math.abs(a) * 2 ** -51)),
  ceil: one((a) => Math.ceil(a - Math.abs(a) * 2 ** -51)),
  round: { of: 'numbers', least: 1, most: 2, apply: arithmetic.round },
  sgn: one(Math.sign),
  mod: { of: 'numbers', least: 2, most: 2, apply: arithmetic.modulo },
  nCr: { of: 'numbers', least: 2, most: 2, apply: whole.combinations },
  nPr: { of: 'numbers', least: 2, most: 2, apply: whole.permutations },
  min: ofList(statistics.smallest),
  max: ofList(statistics.largest),
  gcd: ofList(whole.greatestDivisor),
  lcm: ofList(whole.leastMultiple),
  mean: ofList(statistics.mean),
  median: ofList(statistics.median),
  total: ofList(statistics.total),
  stdev: ofList((values) => Math.sqrt(statistics.variance(values, 'sample'))),
  stdevp: ofList((values) => Math.sqrt(statistics.variance(values, 'population'))),
  var: ofList((values) => statistics.variance(values, 'sample')),
  varp: ofList((values) => statistics.variance(values, 'population')),
  range: ofList((values) => statistics.largest(values) - statistics.smallest(values)),
  length: ofListItself((list) => list.length),
  mode: ofListItself((list) => statistics.modes(numbersOf(list as Value, 'mode'))),
  sort: ofListItself((list) => statistics.inOrder(numbersOf(list as Value, 'sort'))),
  quartile: ofValues(2, 2, ([list, which]) => {
    if (typeof which !== 'number') throw new ExpressionError('Write quartile(list, 1), with a number from 0 to 4.');
    return statistics.quartile(numbersOf(list ?? [], 'quartile'), which);
  }),
  quantile: ofValues(2, 2, ([list, part]) => {
    if (typeof part !== 'number') throw new ExpressionError('Write quantile(list, 0.25), with a number from 0 to 1.');
    return statistics.quantile(numbersOf(list ?? [], 'quantile'), part);
  }),
  corr: ofValues(2, 2, ([one, other]) =>
    statistics.correlation(numbersOf(one ?? [], 'corr'), numbersOf(other ?? [], 'corr')),
  ),
  mad: ofList(statistics.meanDeviation),
  join: ofValues(1, Infinity, (values) => {
    const joined = values.flatMap((value) => numbersOf(value, 'join'));
    checkLength(joined.length);
    return joined;
  }),
  distance: ofPoints(([a, b]) => Math.hypot(b.x - a.x, b.y - a.y), 'distance'),
  midpoint: ofPoints(([a, b]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }), 'midpoint'),
};

function one(apply: (a: number) => number): Builtin {
  return { of: 'numbers', least: 1, most: 1, apply };
}

function ofValues(least: number, most: number, apply: (values: readonly Value[]) => Value): Builtin {
  return { of: 'values', least, most, apply };
}

/** Of the numbers of all its values: max(1, 2) and max([1, 2]). */
function ofList(apply: (values: readonly number[]) => number): Builtin {
  return ofValues(1, Infinity, (values) => apply(values.flatMap((value) => numbersOf(value, 'a list'))));
}

function ofListItself(apply: (list: readonly unknown[]) => Value): Builtin {
  return ofValues(1, Infinity, (values) => {
    const [first = []] = values;
    return apply(values.length === 1 && Array.isArray(first) ? first : values);
  });
}

type Points = readonly [Point, Point];

function ofPoints(apply: (points: Points) => Value, name: string): Builtin {
  return ofValues(2, 2, ([a, b]) => {
    if (!isPoint(a) || !isPoint(b)) throw new ExpressionError(`Write ${name}((1, 2), (4, 6)), with two points.`);
    return apply([a, b]);
  });
}
