import type { CalculatorItem, CalculatorState } from '@fourfold/core/calculator/calculator-state';
import type { PointOfInterest } from '@fourfold/core/calculator/points-of-interest';
import { pointText } from './point-text.ts';
import css from './points-list.module.css';

type PointsListProps = {
  points: readonly PointOfInterest[];
  items: readonly CalculatorItem[];
  numbers: CalculatorState['numbers'];
  selected: PointOfInterest | null;
  onSelect(point: PointOfInterest | null): void;
};

/** The points of interest in the window as text: each can be shown on the graph. */
export function PointsList({ points, items, numbers, selected, onSelect }: PointsListProps) {
  if (points.length === 0) return null;
  return (
    <details className={css.points}>
      <summary>Points of interest ({points.length})</summary>
      <ul>
        {points.map((point) => {
          const text = pointText(point, items, numbers);
          const isSelected = point === selected;
          return (
            <li key={`${text} ${point.x} ${point.y}`}>
              <button type="button" aria-pressed={isSelected} onClick={() => onSelect(isSelected ? null : point)}>
                {text}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
