import type { CalculatorState, ExpressionItem } from '@fourfold/core/calculator/calculator-state';
import { colourCount, sliderOf } from '@fourfold/core/calculator/calculator-state';
import type { ItemResult } from '@fourfold/core/calculator/compute';
import { type KeyboardEvent, useId } from 'react';
import { Button } from '../button/button.tsx';
import { AlertIcon } from '../icon/icon.tsx';
import css from './expression-row.module.css';
import { ItemTools } from './item-tools.tsx';
import { resultRows } from './result-rows.ts';
import { SliderRow } from './slider-row.tsx';

type ExpressionRowProps = {
  item: ExpressionItem;
  /** From 1. */
  number: number;
  result: ItemResult | undefined;
  numbers: CalculatorState['numbers'];
  /** The keypad replaces the keyboard of the phone. */
  hasKeypad: boolean;
  onChange(item: ExpressionItem): void;
  onRemove(): void;
  onDefine(names: readonly string[]): void;
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
};

/** A line: what is typed, its result or error, and the slider of a variable. */
export function ExpressionRow(props: ExpressionRowProps) {
  const { item, number, result, numbers, hasKeypad, onChange, onRemove, onDefine, onKeyDown } = props;
  const id = useId();
  const slider = sliderOf(item.text);
  const error = result?.error ?? null;
  const rows = result && !error && !slider ? resultRows(result, numbers) : [];
  return (
    <li className={css.row} data-calculator-item={item.id}>
      <ItemTools
        number={number}
        colour={item.colour}
        hidden={item.hidden}
        isDrawn={result?.isDrawn ?? false}
        onColour={() => onChange({ ...item, colour: (item.colour + 1) % colourCount })}
        onHidden={() => onChange({ ...item, hidden: !item.hidden })}
        onRemove={onRemove}
      />
      <input
        className={css.input}
        data-calculator-line={item.id}
        aria-label={`Line ${number}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-result`}
        value={item.text}
        maxLength={1_000}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        inputMode={hasKeypad ? 'none' : 'text'}
        onChange={({ target }) => onChange({ ...item, text: target.value })}
        onKeyDown={onKeyDown}
      />
      <div className={css.result} id={`${id}-result`}>
        {error && (
          <p className={css.error}>
            <AlertIcon size={14} />
            {error.sentence}
          </p>
        )}
        {rows.map((row) => (
          <output key={row} className={css.value}>
            {row}
          </output>
        ))}
      </div>
      {error && error.missing.length > 0 && (
        <div className={css.more}>
          <Button onClick={() => onDefine(error.missing)}>
            {error.missing.length === 1 ? `Add slider ${error.missing[0]}` : `Add sliders ${error.missing.join(', ')}`}
          </Button>
        </div>
      )}
      {slider && !error && (
        <div className={css.more}>
          <SliderRow item={item} name={slider.name} value={slider.value} onChange={onChange} />
        </div>
      )}
    </li>
  );
}
