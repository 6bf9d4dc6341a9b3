import type { RefObject } from 'react';
import css from './free-response.module.css';

/**
 * The numeric keyboard of phones lacks the minus and the fraction bar (iOS), and may have a comma instead of the point.
 */
const numberKeys = [
  { character: '-', keyLabel: '−', label: 'Minus' },
  { character: '.', keyLabel: '.', label: 'Point' },
  { character: '/', keyLabel: '/', label: 'Fraction bar' },
];

/** Types at the caret of `input`, which keeps the focus, so that the phone's keyboard stays. */
export function NumberKeys({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const type = (text: string) => {
    const field = input.current;
    if (!field) return;
    field.focus();
    const { selectionStart: start, selectionEnd: end, value, maxLength } = field;
    if (value.length >= maxLength) return;
    field.setRangeText(text, start ?? value.length, end ?? value.length, 'end');
    // Like a keyboard does.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <fieldset className={css.keys} aria-label="Keys">
      {numberKeys.map(({ character, keyLabel, label }) => (
        <button
          key={character}
          type="button"
          aria-label={label}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => type(character)}
        >
          {keyLabel}
        </button>
      ))}
    </fieldset>
  );
}
