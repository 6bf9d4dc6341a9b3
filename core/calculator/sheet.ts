import type { AngleUnit, CalculatorItem } from './calculator-state.ts';
import type { Curve, Region } from './internal/curve.ts';
import { Definitions, planeSlots } from './internal/definitions.ts';
import { ExpressionError } from './internal/expression-error.ts';
import { definedFunction, parseLine } from './internal/parse-line.ts';
import { paramsOf, type Regression, regression } from './internal/regression.ts';
import { plotOf, relationOf, uses } from './internal/relations.ts';
import type { Line, SyntaxNode } from './internal/syntax.ts';
import { addTable, type TableValues, tableValues } from './internal/table.ts';
import type { Value } from './internal/values.ts';

export type SheetResult =
  | { kind: 'empty' }
  /** `sentence` says what to correct; `missing` are names without a definition. */
  | { kind: 'error'; sentence: string; missing: readonly string[] }
  | { kind: 'value'; value: Value; name: string | null }
  | { kind: 'truth'; isTrue: boolean }
  /** A function that is not drawn: of several parameters. */
  | { kind: 'function' }
  | { kind: 'curve'; curve: Curve }
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
  const functions = new Set(
    items.flatMap((item) => (item.kind === 'expression' ? (definedFunction(item.text)?.name ?? []) : [])),
  );
  return new Map(
    items.flatMap((item) => (item.kind === 'expression' ? [[item.id, parsed(item.text, functions)] as const] : [])),
  );
}

function parsed(text: string, functions: ReadonlySet<string>): Line | ExpressionError {
  try {
    return parseLine(text, functions);
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
  if (uses(node, 'x', own)) return { kind: 'curve', curve: plotOf(node, own) };
  return { kind: 'value', value: own.evaluate(node), name: null };
}

function functionResult(line: Extract<Line, { kind: 'function' }>, own: Definitions): SheetResult {
  const { params, evaluate } = own.scope(planeSlots).studentFunction(line.name);
  if (params.length !== 1 || uses(line.node, 'y', own)) return { kind: 'function' };
  return {
    kind: 'curve',
    curve: {
      kind: 'of-x',
      at: (x) => {
        const value = evaluate([x, Number.NaN, x]);
        return typeof value === 'number' ? value : Number.NaN;
      },
    },
  };
}
