import { compile } from './compile.ts';
import type { Evaluate, Scope } from './compiler.ts';
import type { Curve } from './curve.ts';
import type { Definitions } from './definitions.ts';
import { ExpressionError } from './expression-error.ts';
import { type Fit, fitModel, type SearchHints } from './fit-model.ts';
import { largest, mean, smallest } from './statistics.ts';
import { eachNode, type SyntaxNode } from './syntax.ts';
import { isList, numbersOf, type Value } from './values.ts';

export type Regression = {
  params: readonly { name: string; value: number }[];
  r2: number;
  /** Of a straight line only. */
  r: number | null;
  /** The fitted model over the plane; null if it is not of one list. */
  curve: Curve | null;
};

/** Parameters of one regression at most. */
const mostParams = 6;

/** The names of a model that the data do not define. */
export function paramsOf(model: SyntaxNode, own: Definitions): string[] {
  return own.missingNames(model, new Map());
}

/** Fits a model such as m x1 + b to a list. `names` are its parameters. Throws ExpressionError. */
export function regression(
  left: SyntaxNode,
  model: SyntaxNode,
  names: readonly string[],
  own: Definitions,
): Regression {
  if (names.some((name) => name === 'x' || name === 'y'))
    throw new ExpressionError('Use the names of the columns in a regression: y1 ~ m x1 + b.');
  if (names.length === 0) throw new ExpressionError('Put letters without a value in the model: y1 ~ m x1 + b.');
  if (names.length > mostParams) throw new ExpressionError(`Use at most ${mostParams} parameters in a regression.`);
  own.refuseMissing(left, new Map());
  const both = [left, model];
  const data = numbersOf(compile(left, own.alignedScope(new Map(), both))([Number.NaN, Number.NaN]), 'a regression');
  if (data.length < 2) throw new ExpressionError('Put at least two rows in the table of a regression.');
  const slots = new Map(names.map((name, at): [string, number] => [name, at + 2]));
  const scope = own.alignedScope(slots, both);
  const predict = compile(model, scope);
  const rows = { data, model: (params: readonly number[]) => predicted(predict, params, data.length) };
  const fit = fitModel(rows, names.length, hintsOf(model, scope, data, own));
  if (!fit) throw new ExpressionError('Use another model: this one does not fit the data.');
  return {
    params: names.map((name, at) => ({ name, value: fit.params[at] as number })),
    ...{ r2: fit.r2, r: fit.r, curve: modelCurve(model, names, fit, own) },
  };
}

/** Rows that are enough to rank the first values of a search. */
const sampleRows = 16;

/** The same model on a few rows at equal distances, and first values that suit the range of its columns. */
function hintsOf(model: SyntaxNode, scope: Scope, data: readonly number[], own: Definitions): SearchHints {
  const count = writesList(model) ? data.length : Math.min(sampleRows, data.length);
  const chosen = Array.from({ length: count }, (_, at) => Math.round((at * (data.length - 1)) / (count - 1)));
  const constant = (name: string): Value => {
    const value = scope.constant(name);
    return isList(value) && value.length === data.length ? picked(numbersOf(value, 'a regression'), chosen) : value;
  };
  const predict = compile(model, { ...scope, constant });
  return {
    sample: {
      data: picked(data, chosen),
      model: (params) => predicted(predict, params, count),
    },
    starts: [...listsOf(model, new Set(scope.slots.keys()), own)].flatMap((name) =>
      suitedStarts(numbersOf(scope.constant(name), 'a regression')),
    ),
  };
}

/** Whether a list is written out in the model, so that its rows cannot be chosen. */
function writesList(model: SyntaxNode): boolean {
  let isWritten = false;
  eachNode(model, ({ kind }) => {
    if (kind === 'list' || kind === 'range') isWritten = true;
  });
  return isWritten;
}

function picked(values: readonly number[], rows: readonly number[]): number[] {
  return rows.map((row) => values[row] as number);
}

/** Exponents, bases and shifts for which a model changes noticeably over a column. */
function suitedStarts(column: readonly number[]): number[] {
  const range = largest(column) - smallest(column);
  if (!(range > 0)) return [];
  const rates = [1, -1, 5, -5].map((factor) => factor / range);
  return [
    ...rates.slice(0, 2).map(Math.exp),
    ...rates.slice(0, 2),
    mean(column),
    ...rates.slice(2),
    ...rates.slice(2).map(Math.exp),
  ];
}

/** The names of lists in a model, whose parameters are `names`. */
function listsOf(model: SyntaxNode, names: ReadonlySet<string>, own: Definitions): Set<string> {
  const lists = new Set<string>();
  const scope = own.scope(new Map());
  eachNode(model, (part) => {
    if (part.kind === 'name' && !names.has(part.name) && own.has(part.name) && isList(scope.constant(part.name)))
      lists.add(part.name);
  });
  return lists;
}

function predicted(predict: Evaluate, params: readonly number[], rows: number): readonly number[] {
  const value = predict([Number.NaN, Number.NaN, ...params]);
  const list = typeof value === 'number' ? new Array<number>(rows).fill(value) : numbersOf(value, 'a regression');
  if (list.length !== rows) throw new ExpressionError('Put as many values in each column of a regression.');
  return list;
}

/** The model with x instead of its only list. */
function modelCurve(model: SyntaxNode, names: readonly string[], fit: Fit, own: Definitions): Curve | null {
  const lists = listsOf(model, new Set(names), own);
  const [list] = lists;
  if (list === undefined || lists.size > 1) return null;
  const slots = new Map([[list, 0], ...names.map((name, at): [string, number] => [name, at + 2])] as [
    string,
    number,
  ][]);
  const evaluate = compile(model, own.scope(slots));
  return {
    kind: 'of-x',
    at: (x) => {
      const value = evaluate([x, Number.NaN, ...fit.params]);
      return typeof value === 'number' ? value : Number.NaN;
    },
  };
}
