import { defaultSlider, type ExpressionItem, type SliderRange } from '@fourfold/core/calculator/calculator-state';
import css from './slider-row.module.css';

type SliderRowProps = {
  item: ExpressionItem;
  name: string;
  value: number;
  onChange(item: ExpressionItem): void;
};

/** The slider of a variable, with its limits; typing another value moves them, if it is outside. */
export function SliderRow({ item, name, value, onChange }: SliderRowProps) {
  const range = item.slider ?? defaultSlider;
  const shown = { min: Math.min(range.min, value), max: Math.max(range.max, value) };
  const limit = (which: keyof SliderRange, label: string) => (
    <input
      type="number"
      className={css.limit}
      aria-label={`${label} of ${name}`}
      value={range[which]}
      step="any"
      onChange={({ target }) => {
        const number = target.valueAsNumber;
        if (!Number.isFinite(number) || (which === 'step' && number <= 0)) return;
        onChange({ ...item, slider: { ...range, [which]: number } });
      }}
    />
  );
  return (
    <div className={css.slider}>
      {limit('min', 'Smallest value')}
      <input
        type="range"
        className={css.range}
        aria-label={`Value of ${name}`}
        {...shown}
        step={range.step}
        value={value}
        onChange={({ target }) => onChange({ ...item, text: `${name}=${Number(target.valueAsNumber.toFixed(6))}` })}
      />
      {limit('max', 'Largest value')}
    </div>
  );
}
