import {
  defaultSlider,
  type ExpressionItem,
  isSlider,
  type SliderRange,
} from '@fourfold/core/calculator/calculator-state';
import css from './slider-row.module.css';

type SliderRowProps = {
  item: ExpressionItem;
  name: string;
  value: number;
  onChange(item: ExpressionItem): void;
};

/** The slider of a variable, with its limits and its step; typing another value moves them, if it is outside. */
export function SliderRow({ item, name, value, onChange }: SliderRowProps) {
  const range = item.slider ?? defaultSlider;
  const shown = { min: Math.min(range.min, value), max: Math.max(range.max, value) };
  const limit = (which: keyof SliderRange, label: string) => (
    <LimitField
      key={`${which} ${range[which]}`}
      label={`${label} of ${name}`}
      value={range[which]}
      onValue={(number) => {
        const slider = { ...range, [which]: number };
        if (!isSlider(slider)) return false;
        onChange({ ...item, slider });
        return true;
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
      <span className={css.step}>
        <span aria-hidden="true">Step</span>
        {limit('step', 'Step')}
      </span>
    </div>
  );
}

type LimitFieldProps = {
  label: string;
  value: number;
  /** Returns whether the number is a limit. */
  onValue(number: number): boolean;
};

/** A number that is taken over on Enter and when the field is left, so that it can be typed; else it is restored. */
function LimitField({ label, value, onValue }: LimitFieldProps) {
  const apply = (field: HTMLInputElement) => {
    const text = field.value.trim().replace('−', '-');
    const number = Number(text);
    if (text === '' || number === value || !onValue(number)) field.value = `${value}`;
  };
  return (
    <input
      type="text"
      inputMode="text"
      autoComplete="off"
      className={css.limit}
      aria-label={label}
      defaultValue={value}
      onBlur={({ currentTarget }) => apply(currentTarget)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && apply(currentTarget)}
    />
  );
}
