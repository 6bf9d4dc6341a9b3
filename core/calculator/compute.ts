import type { AngleUnit, CalculatorItem, GraphView } from './calculator-state.ts';
import { type NumberText, numberText } from './display.ts';
import { type CanvasSize, type Drawing, drawingOf } from './drawing.ts';
import type { Curve } from './internal/curve.ts';
import { ExpressionError } from './internal/expression-error.ts';
import { solutionsOf } from './internal/solutions.ts';
import { isList, isPoint, type Value } from './internal/values.ts';
import { type NamedCurve, type PointOfInterest, pointsOfInterest } from './points-of-interest.ts';
import { type Sheet, type SheetResult, sheetOf } from './sheet.ts';

/** What the page sends to the worker. */
export type ComputeRequest = {
  items: readonly CalculatorItem[];
  angle: AngleUnit;
  view: GraphView;
  size: CanvasSize;
};

/** What the page shows under an item: an error, or texts. */
export type ItemResult = {
  error: { sentence: string; missing: readonly string[] } | null;
  /** A text before the values: "a =", "x =", "true". */
  label: string;
  /** Values in both forms; of a long list the first ones. */
  values: readonly NumberText[];
  /** How the values are written: alone, in the brackets of a list, or as points, two values each. */
  form: 'single' | 'list' | 'points';
  /** Elements of a list that are not shown. */
  more: number;
  /** Rows of computed columns of a table: by column, by row of the table. */
  cells: readonly (readonly (NumberText | null)[] | null)[];
  /** Whether something of it is drawn. */
  isDrawn: boolean;
};

type ComputedItem = { id: string; result: ItemResult; drawing: Drawing | null };
export type Computed = { items: readonly ComputedItem[]; points: readonly PointOfInterest[] };

/** Elements of a list that are shown. */
const shownElements = 20;

/** Computes all items and their drawings. `onItem` is called before each item with its id. */
export function compute(
  { items, angle, view, size }: ComputeRequest,
  onItem: (id: string) => void = () => {},
): Computed {
  const sheet = sheetOf(items, angle, onItem);
  const curves: NamedCurve[] = [];
  const computed = items.map((item): ComputedItem => {
    onItem(item.id);
    const result = sheet.results.get(item.id) ?? { kind: 'empty' };
    const drawn = attempt(sheet, () => drawingOf(result, view, size));
    if (drawn instanceof ExpressionError) return { id: item.id, result: errorResult(drawn), drawing: null };
    if (!item.hidden) curves.push(...curvesOf(result).map((curve) => ({ id: item.id, curve })));
    const texts = attempt(sheet, () => textsOf(result, view));
    if (texts instanceof ExpressionError) return { id: item.id, result: errorResult(texts), drawing: null };
    return { id: item.id, result: { ...texts, isDrawn: drawn !== null }, drawing: item.hidden ? null : drawn };
  });
  const points = attempt(sheet, () => pointsOfInterest(curves, view));
  return { items: computed, points: points instanceof ExpressionError ? [] : points };
}

function attempt<T>(sheet: Sheet, step: () => T): T | ExpressionError {
  sheet.renewBudget();
  try {
    return step();
  } catch (error) {
    if (error instanceof ExpressionError) return error;
    throw error;
  }
}

/** Curves whose points are named: those of an inequality are its boundaries. */
function curvesOf(result: SheetResult): readonly Curve[] {
  if (result.kind === 'curves') return result.curves;
  if (result.kind === 'region') return result.region.boundaries.map(({ curve }) => curve);
  return result.kind === 'regression' && result.fit.curve ? [result.fit.curve] : [];
}

const empty: ItemResult = { error: null, label: '', values: [], form: 'single', more: 0, cells: [], isDrawn: false };

function errorResult({ message, missing }: ExpressionError): ItemResult {
  return { ...empty, error: { sentence: message, missing } };
}

function textsOf(result: SheetResult, view: GraphView): ItemResult {
  switch (result.kind) {
    case 'error':
      return { ...empty, error: { sentence: result.sentence, missing: result.missing } };
    case 'value':
      return { ...empty, ...valueTexts(result.value), label: result.name ? `${result.name} =` : '=' };
    case 'truth':
      return { ...empty, label: result.isTrue ? 'true' : 'false' };
    case 'curves':
      return familyTexts(result.curves.map((curve) => solutionTexts(curve, view)));
    case 'table': {
      const cells = result.table.computed.map((column) => {
        if (!column) return null;
        const { rows, values } = column;
        const last = (rows.at(-1) ?? -1) + 1;
        const texts: (NumberText | null)[] = new Array(last).fill(null);
        for (const [at, row] of rows.entries()) texts[row] = numberText(values[at] as number);
        return texts;
      });
      return { ...empty, cells };
    }
    case 'regression':
      return { ...empty, ...fitTexts(result.fit) };
    default:
      return empty;
  }
}

function valueTexts(value: Value): Pick<ItemResult, 'values' | 'form' | 'more'> {
  if (typeof value === 'number') return { values: [numberText(value)], form: 'single', more: 0 };
  if (isPoint(value)) return { values: [numberText(value.x), numberText(value.y)], form: 'points', more: 0 };
  const shown = value.slice(0, shownElements);
  const isPoints = isPoint(value[0]);
  return {
    values: shown.flatMap((one) => (isPoint(one) ? [numberText(one.x), numberText(one.y)] : [numberText(one)])),
    form: isPoints ? 'points' : 'list',
    more: isList(value) ? value.length - shown.length : 0,
  };
}

/** The texts of a curve; of a family, the values of all its curves. */
function familyTexts(texts: readonly ItemResult[]): ItemResult {
  const [first = empty] = texts;
  if (texts.length === 1) return first;
  const { label } = texts.find(({ values }) => values.length > 0) ?? first;
  return { ...empty, label, values: texts.flatMap(({ values }) => values) };
}

/** The solutions of an equation in one variable. */
function solutionTexts(curve: Curve, view: GraphView): ItemResult {
  if (curve.kind !== 'solutions') return empty;
  const range = curve.variable === 'x' ? { from: view.left, to: view.right } : { from: view.bottom, to: view.top };
  const solutions = solutionsOf(curve, range);
  switch (solutions.kind) {
    case 'all':
      return {
        ...empty,
        label: solutions.isDefined
          ? `True for all ${curve.variable}`
          : `True for all ${curve.variable} that have both sides`,
      };
    case 'part':
      return { ...empty, label: `True for many values of ${curve.variable}` };
    default: {
      const values = solutions.values.map(numberText);
      return values.length === 0
        ? { ...empty, label: 'No solution in this window' }
        : { ...empty, label: `${curve.variable} =`, values };
    }
  }
}

type Fit = Extract<SheetResult, { kind: 'regression' }>['fit'];

/** Parameters, r² and r, each with its name in `label`, by "|". */
function fitTexts({ params, r2, r }: Fit): Pick<ItemResult, 'label' | 'values'> {
  const rows = [
    ...params.map(({ name, value }) => [name, value] as const),
    ...(r === null ? [] : [['r', r] as const]),
    ['r²', r2] as const,
  ];
  return { label: rows.map(([name]) => `${name} =`).join('|'), values: rows.map(([, value]) => numberText(value)) };
}
