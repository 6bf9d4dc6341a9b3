import { useState } from 'react';
import { Button } from '../button/button.tsx';
import css from './keypad.module.css';

type KeypadProps = {
  /** Types into the field that had the focus last; null deletes the character before the caret. */
  onType(text: string | null): void;
  /** As Enter in a line. */
  onEnter(): void;
};

type Key = { label: string; name?: string; types: string };

const key = (label: string, types = label, name?: string): Key => ({ label, types, ...(name && { name }) });
const pages: readonly (readonly Key[])[] = [
  [
    ...[key('x'), key('y'), key('('), key(')'), key('7'), key('8'), key('9'), key('÷', '/', 'divided by')],
    ...[key('x²', '^2', 'x² squared'), key('xʸ', '^', 'xʸ to the power'), key('√', 'sqrt(', 'square root')],
    ...[key('|a|', '|', '|a| absolute value'), key('4'), key('5'), key('6'), key('×', '*', 'times')],
    ...[key('<'), key('>'), key('≤', '<=', 'at most'), key('≥', '>=', 'at least')],
    ...[key('1'), key('2'), key('3'), key('−', '-', 'minus')],
    ...[key('a'), key('b'), key('π', 'pi', 'pi'), key(',', ',', 'comma'), key('0'), key('.', '.', 'point')],
    ...[key('='), key('+')],
  ],
  [
    ...['sin', 'cos', 'tan', 'arcsin', 'arccos', 'arctan', 'ln', 'log', 'log_'].map((name) =>
      key(name, name === 'log_' ? name : `${name}(`),
    ),
    ...['cbrt', 'nthroot', 'nCr', 'nPr', 'mean', 'median', 'stdev', 'quartile', 'total', 'round', 'mod'].map((name) =>
      key(name, `${name}(`),
    ),
    ...[key('e'), key('!', '!', 'factorial'), key('%'), key('['), key(']'), key('{'), key('}'), key('~')],
    ...[key('f(x)=', 'f(x)='), key('x1', 'x1'), key('y1', 'y1'), key('m')],
  ],
];

/** Keys for phones: the keyboard of a phone lacks most of these signs. */
export function Keypad({ onType, onEnter }: KeypadProps) {
  const [page, setPage] = useState(0);
  return (
    <fieldset className={css.keypad} aria-label="Keypad">
      <div className={css.keys}>
        {pages[page]?.map(({ label, name, types }) => (
          <button
            key={label}
            type="button"
            className={css.key}
            aria-label={name}
            // The field keeps its focus and its caret.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onType(types)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={css.row} onPointerDown={(event) => event.preventDefault()}>
        <Button onClick={() => setPage(1 - page)}>{page === 0 ? 'Functions' : 'Numbers'}</Button>
        <Button onClick={() => onType(null)}>Delete</Button>
        <Button kind="primary" onClick={onEnter}>
          Enter
        </Button>
      </div>
    </fieldset>
  );
}
