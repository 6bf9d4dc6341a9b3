import type { AngleUnit, CalculatorItem } from './calculator-state.ts';
import type { Curve, Region } from './internal/curve.ts';
import { Definitions, planeSlots } from './internal/definitions.ts';
import { ExpressionError } from './internal/expression-error.ts';
import type { KnownNames } from './internal/parse-expression.ts';
import { definedFunction, namedCurve, parseLine } from './internal/parse-line.ts';
import { paramsOf, type Regression, regression } from './internal/regression.ts';
import { plotsOf, relationOf, uses } from './internal/relations.ts';
import type { Line, SyntaxNode } from './internal/syntax.ts';
import { addTable, type TableValues, tableValues } from './internal/table.ts';
import { isPoint, isPointList, type Value } from './internal/values.ts';

export type SheetResult =
  | { kind: 'empty' }
  /** `sentence` says what to correct; `missing` are names without a definition. */
  | { kind: 'error'; sentence: string; missing: readonly string[] }
  | { kind: 'value'; value: Value; name: string | null }
  | { kind: 'truth'; isTrue: boolean }
  /** A function that is not drawn: of several parameters. */
  | { kind: 'function' }
  /** One, or one for each element of a list: y = [1, 2, 3] x. */
  | { kind: 'curves'; curves: readonly Curve[] }
  | { kind: 'region'; region: Region }
  | { kind: 'regression'; fit: Regression }
  | { kind: 'table'; table: TableValues };

export type Sheet = {
  /** By the items' ids. */
  results: ReadonlyMap<string, SheetResult>;
  /** Before each use of a curve: how much it may compute. */
  renewBudget(): void;
};

/** Computes all items. `onItem` is called before each, so that a page knows which one takes too long. */
export function sheetOf(
  items: readonly CalculatorItem[],
  angle: AngleUnit,
  onItem: (id: string) => void = () => {},
): Sheet {
  const own = new Definitions(angle);
  const lines = parsedLines(items);
  const errors = new Map<string, SheetResult>();
  const attempt = (id: string, step: () => SheetResult | null) => {
    own.budget.renew();
    const result = caught(step);
    if (result) errors.set(id, result);
  };
  for (const item of items) if (item.kind === 'table') attempt(item.id, () => addTable(item, own));
  for (const [id, line] of lines) if (!(line instanceof ExpressionError)) attempt(id, () => define(line, own));
  const fits = addRegressions(lines, own);
  const results = new Map<string, SheetResult>();
  for (const item of items) {
    onItem(item.id);
    own.budget.renew();
    const line = lines.get(item.id);
    const result = () => {
      if (item.kind === 'table') return { kind: 'table', table: tableValues(item, own) } as const;
      if (line instanceof ExpressionError) throw line;
      return resultOf(line ?? { kind: 'empty' }, own, fits.get(item.id));
    };
    results.set(item.id, errors.get(item.id) ?? caught(result) ?? { kind: 'empty' });
  }
  return { results, renewBudget: () => own.budget.renew() };
}

type Lines = ReadonlyMap<string, Line | ExpressionError>;

function parsedLines(items: readonly CalculatorItem[]): Lines {
  const lines = items.flatMap((item) => (item.kind === 'expression' ? [item] : []));
  const functions = new Set(lines.flatMap(({ text }) => definedFunction(text)?.name ?? []));
  const known = { functions, curves: curveNames(lines.map(({ text }) => text)) };
  const before = new Set<string>();
  return new Map(
    lines.map(({ id, text }) => {
      const line = parsed(text, known, before);
      if ('kind' in line && line.kind === 'function') before.add(line.name);
      return [id, line];
    }),
  );
}

/** The names of lines such as y_1 = x^2, and of those that are made of them: y_2 = y_1 + 3. */
function curveNames(texts: readonly string[]): ReadonlySet<string> {
  const named = texts.flatMap((text) => namedCurve(text) ?? []);
  const curves = new Set<string>();
  for (let before = -1; before < curves.size; ) {
    before = curves.size;
    for (const { name, uses } of named) if (uses.some((one) => one === 'x' || curves.has(one))) curves.add(name);
  }
  return curves;
}

function parsed(text: string, known: KnownNames, before: ReadonlySet<string>): Line | ExpressionError {
  try {
    return parseLine(text, known, before);
  } catch (error) {
    if (error instanceof ExpressionError) return error;
    throw error;
  }
}

function caught(step: () => SheetResult | null): SheetResult | null {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return { kind: 'error', sentence: error.message, missing: error.missing };
  }
}

function define(line: Line, own: Definitions): null {
  if (line.kind === 'variable') own.addVariable(line.name, line.node);
  if (line.kind === 'function') own.addFunction(line.name, line.params, line.node);
  return null;
}

/** The parameters of regressions are names like those of other lines; of two regressions, the first defines them. */
function addRegressions(lines: Lines, own: Definitions): ReadonlyMap<string, () => Regression> {
  const fits = new Map<string, () => Regression>();
  const all = [...lines].flatMap(([id, line]) =>
    'kind' in line && line.kind === 'regression' ? [{ id, line, names: paramsOf(line.right, own) }] : [],
  );
  for (const { id, line, names } of all) {
    let fit: Regression | undefined;
    const fitted = () => {
      fit ??= regression(line.left, line.right, names, own);
      return fit;
    };
    fits.set(id, fitted);
    for (const name of names)
      if (!own.has(name) && name !== 'x' && name !== 'y')
        own.addConstant(name, () => fitted().params.find((param) => param.name === name)?.value ?? Number.NaN);
  }
  return fits;
}

function resultOf(line: Line, own: Definitions, fitted: (() => Regression) | undefined): SheetResult | null {
  switch (line.kind) {
    case 'empty':
      return null;
    case 'expression':
      return expressionResult(line.node, own);
    case 'variable':
      return { kind: 'value', value: own.scope(new Map()).constant(line.name), name: line.name };
    case 'function':
      return functionResult(line, own);
    case 'relation':
      return relationOf(line.chain, own);
    case 'regression':
      return fitted ? { kind: 'regression', fit: fitted() } : null;
    default:
      return line satisfies never;
  }
}

/** An expression with x is drawn as y = …. */
function expressionResult(node: SyntaxNode, own: Definitions): SheetResult {
  own.refuseMissing(node, planeSlots);
  if (uses(node, 'y', own)) throw new ExpressionError('Write an equation: put = and the other side after it.');
  if (uses(node, 'x', own)) return { kind: 'curves', curves: plotsOf(node, own) };
  return { kind: 'value', value: own.evaluate(node), name: null };
}

/** Of one parameter, or of none, as y_1 = x^2: drawn as y = …. */
function functionResult({ name, params, node }: Extract<Line, { kind: 'function' }>, own: Definitions): SheetResult {
  const { evaluate } = own.scope(planeSlots).studentFunction(name);
  if (params.length > 1 || uses(node, 'y', own)) return { kind: 'function' };
  const value = evaluate([1, Number.NaN, 1]);
  if (isPoint(value) || isPointList(value)) return { kind: 'function' };
  const args = params.map((): SyntaxNode => ({ kind: 'name', name: 'x' }));
  return { kind: 'curves', curves: plotsOf({ kind: 'apply', name, args }, own) };
}
