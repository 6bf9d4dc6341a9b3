import { type GraphView, isView } from '@fourfold/core/calculator/calculator-state';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import css from './window-fields.module.css';

type WindowFieldsProps = {
  view: GraphView;
  onView(view: GraphView): void;
  /** Shows all points, or the whole height of the curves; undefined if nothing is drawn. */
  onFit: (() => void) | undefined;
};

const limits = [
  ['left', 'x from'],
  ['right', 'x to'],
  ['bottom', 'y from'],
  ['top', 'y to'],
] as const;

/** The limits of the graph as numbers: a graph of large values needs other units in both directions. */
export function WindowFields({ view, onView, onFit }: WindowFieldsProps) {
  // Transitions of a button in closed details would never end.
  const [isOpen, setIsOpen] = useState(false);
  const apply = (limit: keyof GraphView, text: string) => {
    const next = { ...view, [limit]: Number(text.replace('−', '-')) };
    if (text.trim() !== '' && isView(next)) onView(next);
  };
  return (
    <details className={css.window} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Window</summary>
      <div className={css.fields}>
        {limits.map(([limit, label]) => (
          <label key={`${limit} ${view[limit]}`}>
            {label}
            <input
              type="text"
              inputMode="text"
              autoComplete="off"
              defaultValue={Number(view[limit].toPrecision(5))}
              onBlur={({ target }) => target.value !== target.defaultValue && apply(limit, target.value)}
              onKeyDown={({ key, currentTarget }) => key === 'Enter' && apply(limit, currentTarget.value)}
            />
          </label>
        ))}
      </div>
      {isOpen && onFit && <Button onClick={onFit}>Fit to data</Button>}
    </details>
  );
}
