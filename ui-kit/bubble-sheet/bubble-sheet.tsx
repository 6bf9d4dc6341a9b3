import { type CSSProperties, type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import css from './bubble-sheet.module.css';
import { SheetRow } from './sheet-row.tsx';

type BubbleSheetProps = {
  /** Accessible name of the sheet. */
  label: string;
  /** The letters of each question, from question 1; null for a typed answer. */
  letters: readonly (readonly string[] | null)[];
  /** Number of columns on wide screens. */
  columns: 4 | 5;
  /** By question number: a letter or a typed answer. */
  answers: Readonly<Record<string, string>>;
  /** Called with the question's number and its new answer; '' clears it. */
  onAnswer: (number: number, answer: string) => void;
  /** Returns what is wrong with a typed answer; null if nothing. */
  typedErrorOf: (typed: string) => string | null;
  /** Numbers of the questions whose current answer is wrong. */
  wrong?: readonly number[] | undefined;
  /** The answers can be read by keyboard, but not changed. */
  readOnly?: boolean | undefined;
  /** Focuses the first empty question on mount. */
  takesFocus?: boolean | undefined;
};

/**
 * A bubble sheet with one tab stop: a letter chooses and moves on, Up and Down move between
 * questions, Left and Right between ovals. Backspace clears; on an empty question it goes back.
 */
export function BubbleSheet(props: BubbleSheetProps) {
  const { label, letters, columns, answers, onAnswer, typedErrorOf, wrong, readOnly, takesFocus } = props;
  const [current, setCurrent] = useState(1);
  const [announcement, setAnnouncement] = useState('');
  const sheet = useRef<HTMLOListElement>(null);
  const typedErrors = useMemo(() => typedErrorsOf(letters, answers, typedErrorOf), [letters, answers, typedErrorOf]);

  const goTo = useCallback((number: number) => {
    const target = focusTarget(sheet.current?.children[number - 1]);
    if (!target) return;
    setCurrent(number);
    target.focus();
  }, []);

  const first = useRef(takesFocus ? firstEmpty(letters.length, answers) : null);
  // A layout effect, because a key pressed earlier would be lost by the later focus change.
  useLayoutEffect(() => {
    const number = first.current;
    first.current = null;
    const target = number && focusTarget(sheet.current?.children[number - 1]);
    if (!target) return;
    // A dialog around it focuses its `autofocus` element, or else its first button.
    target.autofocus = true;
    goTo(number);
  }, [goTo]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const choices = letters[current - 1];
    const answer = answers[current] ?? '';
    const to = { ArrowDown: current + 1, ArrowUp: current - 1, ...(!choices && { Enter: current + 1 }) }[event.key];
    if (to !== undefined) goTo(to);
    else if (!choices) return;
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') focusSibling(event);
    else if (event.key === 'Home') goTo(1);
    else if (event.key === 'End') goTo(letters.length);
    else if (event.key === 'Backspace' || event.key === 'Delete') {
      if (answer === '' && event.key === 'Backspace') goTo(current - 1);
      else if (!readOnly) onAnswer(current, '');
    } else if (/^[a-z]$/i.test(event.key)) choose(event.key.toUpperCase(), choices);
    else return;
    event.preventDefault();
  }

  function choose(letter: string, choices: readonly string[]) {
    if (readOnly) return;
    if (!choices.includes(letter)) return setAnnouncement(`Question ${current} has the letters ${choices.join(', ')}.`);
    setAnnouncement('');
    onAnswer(current, letter);
    if (current < letters.length) goTo(current + 1);
    // The last question keeps the focus on the chosen oval, so that Tab continues from there.
    else sheet.current?.children[current - 1]?.querySelectorAll('button')[choices.indexOf(letter)]?.focus();
  }

  const typedError = typedErrors.get(current);
  return (
    <>
      <ol
        ref={sheet}
        className={css.sheet}
        style={{ '--columns': columns } as CSSProperties}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {letters.map((choices, at) => (
          <SheetRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is its number
            key={at}
            number={at + 1}
            letters={choices}
            answer={answers[at + 1] ?? ''}
            current={current === at + 1}
            isWrong={wrong?.includes(at + 1) ?? false}
            isInvalid={typedErrors.has(at + 1)}
            readOnly={readOnly ?? false}
            onAnswer={onAnswer}
            onCurrent={setCurrent}
          />
        ))}
      </ol>
      <p className={css.told} role="status">
        {typedError ? `Question ${current}: ${typedError}` : announcement}
      </p>
    </>
  );
}

/** Returns the focusable element of a row: the input, the chosen oval, or the first oval. */
function focusTarget(row: Element | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>(`input, [aria-checked="true"]`) ?? row?.querySelector('button') ?? null;
}

function firstEmpty(count: number, answers: BubbleSheetProps['answers']): number {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  return numbers.find((number) => !answers[number]) ?? 1;
}

/** Moves the focus to the next oval; Space, Enter or its letter chooses it. */
function focusSibling(event: KeyboardEvent) {
  const oval = event.target as HTMLElement;
  const sibling = event.key === 'ArrowLeft' ? oval.previousElementSibling : oval.nextElementSibling;
  (sibling as HTMLElement | null)?.focus();
}

function typedErrorsOf(
  letters: BubbleSheetProps['letters'],
  answers: BubbleSheetProps['answers'],
  typedErrorOf: BubbleSheetProps['typedErrorOf'],
): ReadonlyMap<number, string> {
  const errors = letters.flatMap((choices, at) => {
    const slip = choices ? null : typedErrorOf(answers[at + 1] ?? '');
    return slip === null ? [] : [[at + 1, slip] as const];
  });
  return new Map(errors);
}
