import { memo } from 'react';
import css from './bubble-sheet.module.css';

type SheetRowProps = {
  number: number;
  /** null where the answer is typed. */
  letters: readonly string[] | null;
  answer: string;
  /** Has the sheet's tab stop. */
  current: boolean;
  isWrong: boolean;
  /** What was typed needs mending. */
  slip: boolean;
  readOnly: boolean;
  onAnswer: (number: number, answer: string) => void;
  onCurrent: (number: number) => void;
};

/** One question of the sheet: its number and its ovals, or the line to type on. */
export const SheetRow = memo(function SheetRow({ letters, ...row }: SheetRowProps) {
  const { number, current, isWrong } = row;
  return (
    <li className={css.row} data-current={current || undefined} data-wrong={isWrong || undefined}>
      <span className={css.number} aria-hidden>
        {number}
      </span>
      {letters ? <Ovals {...row} letters={letters} /> : <TypedLine {...row} />}
    </li>
  );
});

type Row = Omit<SheetRowProps, 'letters'>;

function Ovals({ number, letters, answer, current, isWrong, readOnly, onAnswer, onCurrent }: Row & OvalsProps) {
  const stop = letters.includes(answer) ? answer : letters[0];
  const from = `${letters[0]} to ${letters.at(-1)}`;
  return (
    <div
      role="radiogroup"
      className={css.ovals}
      aria-label={`Question ${number}, ${from}, ${answer ? `${answer} chosen` : 'empty'}${isWrong ? ', wrong' : ''}`}
      aria-readonly={readOnly || undefined}
    >
      {letters.map((letter) => (
        // biome-ignore lint/a11y/useSemanticElements: sixty groups of native radios would be sixty tab stops
        <button
          key={letter}
          type="button"
          role="radio"
          className={css.oval}
          aria-checked={letter === answer}
          aria-label={letter}
          tabIndex={current && letter === stop ? 0 : -1}
          onFocus={() => onCurrent(number)}
          // Pressed again it is empty: an oval can be erased without a keyboard.
          onClick={() => !readOnly && onAnswer(number, letter === answer ? '' : letter)}
        >
          {letter}
        </button>
      ))}
    </div>
  );
}
type OvalsProps = { letters: readonly string[] };

function TypedLine({ number, answer, current, isWrong, slip, readOnly, onAnswer, onCurrent }: Row) {
  return (
    <input
      className={css.typed}
      aria-label={`Question ${number}, typed answer${isWrong ? ', wrong' : ''}`}
      aria-invalid={slip || undefined}
      value={answer}
      maxLength={longest}
      readOnly={readOnly}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="next"
      tabIndex={current ? 0 : -1}
      onFocus={() => onCurrent(number)}
      onChange={(event) => onAnswer(number, event.target.value)}
    />
  );
}

/** Characters that a sheet keeps of a typed answer. */
const longest = 40;
