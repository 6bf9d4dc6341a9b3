import type { CalculatorItem, CalculatorState } from '@fourfold/core/calculator/calculator-state';
import { numberText } from '@fourfold/core/calculator/display';
import type { PointOfInterest } from '@fourfold/core/calculator/points-of-interest';

const kinds = {
  'x-intercept': 'x-intercept',
  'y-intercept': 'y-intercept',
  minimum: 'Minimum',
  maximum: 'Maximum',
  intersection: 'Intersection',
} as const satisfies Record<PointOfInterest['kind'], string>;

/** "Minimum of line 1: (3, −7)". */
export function pointText(
  point: PointOfInterest,
  items: readonly CalculatorItem[],
  numbers: CalculatorState['numbers'],
): string {
  const lines = point.items.map((id) => items.findIndex((item) => item.id === id) + 1).filter((line) => line > 0);
  const [x, y] = [point.x, point.y].map((value) => {
    const { decimal, fraction } = numberText(value);
    return (numbers === 'fraction' && fraction) || decimal;
  });
  const of = lines.length > 1 ? `lines ${lines.join(' and ')}` : `line ${lines.join('')}`;
  return `${kinds[point.kind]} of ${of}: (${x}, ${y})`;
}
