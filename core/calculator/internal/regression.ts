import { compile } from './compile.ts';
import type { Evaluate } from './compiler.ts';
import type { Curve } from './curve.ts';
import type { Definitions } from './definitions.ts';
import { ExpressionError } from './expression-error.ts';
import { type Fit, fitModel } from './fit-model.ts';
import { eachNode, type SyntaxNode } from './syntax.ts';
import { isList, numbersOf } from './values.ts';

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
  const data = numbersOf(own.evaluate(left), 'a regression');
  if (data.length < 2) throw new ExpressionError('Put at least two rows in the table of a regression.');
  const slots = new Map(names.map((name, at): [string, number] => [name, at + 2]));
  const predict = compile(model, own.scope(slots));
  const fit = fitModel((params) => predicted(predict, params, data.length), names.length, data);
  if (!fit) throw new ExpressionError('Use another model: this one does not fit the data.');
  return {
    params: names.map((name, at) => ({ name, value: fit.params[at] as number })),
    ...{ r2: fit.r2, r: fit.r, curve: modelCurve(model, names, fit, own) },
  };
}

function predicted(predict: Evaluate, params: readonly number[], rows: number): readonly number[] {
  const value = predict([Number.NaN, Number.NaN, ...params]);
  const list = typeof value === 'number' ? new Array<number>(rows).fill(value) : numbersOf(value, 'a regression');
  if (list.length !== rows) throw new ExpressionError('Put as many values in each column of a regression.');
  return list;
}

/** The model with x instead of its only list. */
function modelCurve(model: SyntaxNode, names: readonly string[], fit: Fit, own: Definitions): Curve | null {
  const lists = new Set<string>();
  const scope = own.scope(new Map());
  eachNode(model, (part) => {
    if (part.kind === 'name' && !names.includes(part.name) && own.has(part.name) && isList(scope.constant(part.name)))
      lists.add(part.name);
  });
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
