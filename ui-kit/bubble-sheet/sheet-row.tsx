import { memo } from 'react';
import css from './bubble-sheet.module.css';

type SheetRowProps = {
  number: number;
  /** null for a typed answer. */
  letters: readonly string[] | null;
  answer: string;
  /** This row has the sheet's tab stop. */
  current: boolean;
  isWrong: boolean;
  /** The typed answer is invalid. */
  isInvalid: boolean;
  readOnly: boolean;
  onAnswer: (number: number, answer: string) => void;
  onCurrent: (number: number) => void;
};

/** A row of the sheet: the question's number and its ovals, or an input for a typed answer. */
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

type RowProps = Omit<SheetRowProps, 'letters'>;

function Ovals({ number, letters, answer, current, isWrong, readOnly, onAnswer, onCurrent }: RowProps & OvalsProps) {
  const tabStop = letters.includes(answer) ? answer : letters[0];
  const range = `${letters[0]} to ${letters.at(-1)}`;
  return (
    <div
      role="radiogroup"
      className={css.ovals}
      aria-label={`Question ${number}, ${range}, ${answer ? `${answer} chosen` : 'empty'}${isWrong ? ', wrong' : ''}`}
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
          tabIndex={current && letter === tabStop ? 0 : -1}
          onFocus={() => onCurrent(number)}
          // A second press clears the oval, for users without a keyboard.
          onClick={() => !readOnly && onAnswer(number, letter === answer ? '' : letter)}
        >
          {letter}
        </button>
      ))}
    </div>
  );
}
type OvalsProps = { letters: readonly string[] };

function TypedLine({ number, answer, current, isWrong, isInvalid, readOnly, onAnswer, onCurrent }: RowProps) {
  return (
    <input
      className={css.typed}
      aria-label={`Question ${number}, typed answer${isWrong ? ', wrong' : ''}`}
      aria-invalid={isInvalid || undefined}
      value={answer}
      maxLength={maxTypedLength}
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

/** Maximum length of a typed answer. */
const maxTypedLength = 40;
