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
  /** Called with '' to clear. */
  onAnswer: (number: number, answer: string) => void;
  /** Returns what is wrong with a typed answer; null if nothing. */
  slipOf: (typed: string) => string | null;
  /** Numbers of the questions whose current answer is wrong. */
  wrong?: readonly number[] | undefined;
  readOnly?: boolean | undefined;
  /** Focuses the first empty question on mount. */
  takesFocus?: boolean | undefined;
};

/**
 * A bubble sheet with one tab stop: a letter chooses and moves on, Up and Down move between
 * questions, Left and Right between ovals. Backspace clears; on an empty question it goes back.
 */
export function BubbleSheet(props: BubbleSheetProps) {
  const { label, letters, columns, answers, onAnswer, slipOf, wrong, readOnly, takesFocus } = props;
  const [current, setCurrent] = useState(1);
  const [told, setTold] = useState('');
  const sheet = useRef<HTMLOListElement>(null);
  const slips = useMemo(() => slipsOf(letters, answers, slipOf), [letters, answers, slipOf]);

  const goTo = useCallback((number: number) => {
    const target = stopOf(sheet.current?.children[number - 1]);
    if (!target) return;
    setCurrent(number);
    target.focus();
  }, []);

  const first = useRef(takesFocus ? firstEmpty(letters.length, answers) : null);
  // A layout effect, because a key pressed earlier would be lost by the later focus change.
  useLayoutEffect(() => {
    const number = first.current;
    first.current = null;
    const target = number && stopOf(sheet.current?.children[number - 1]);
    if (!target) return;
    // A dialog around it focuses its `autofocus` element, or else its first button.
    target.autofocus = true;
    goTo(number);
  }, [goTo]);

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const own = letters[current - 1];
    const answer = answers[current] ?? '';
    const to = { ArrowDown: current + 1, ArrowUp: current - 1, ...(!own && { Enter: current + 1 }) }[event.key];
    if (to !== undefined) goTo(to);
    else if (!own) return;
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') besides(event);
    else if (event.key === 'Home') goTo(1);
    else if (event.key === 'End') goTo(letters.length);
    else if (event.key === 'Backspace' || event.key === 'Delete') {
      if (answer === '' && event.key === 'Backspace') goTo(current - 1);
      else if (!readOnly) onAnswer(current, '');
    } else if (/^[a-z]$/i.test(event.key)) choose(event.key.toUpperCase(), own);
    else return;
    event.preventDefault();
  }

  function choose(letter: string, own: readonly string[]) {
    if (readOnly) return;
    if (!own.includes(letter)) return setTold(`Question ${current} has the letters ${own.join(', ')}.`);
    setTold('');
    onAnswer(current, letter);
    if (current < letters.length) goTo(current + 1);
    // The last question keeps the focus on the chosen oval, so that Tab continues from there.
    else sheet.current?.children[current - 1]?.querySelectorAll('button')[own.indexOf(letter)]?.focus();
  }

  const slip = slips.get(current);
  return (
    <>
      <ol
        ref={sheet}
        className={css.sheet}
        style={{ '--columns': columns } as CSSProperties}
        aria-label={label}
        onKeyDown={press}
      >
        {letters.map((own, at) => (
          <SheetRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is its number
            key={at}
            number={at + 1}
            letters={own}
            answer={answers[at + 1] ?? ''}
            current={current === at + 1}
            isWrong={wrong?.includes(at + 1) ?? false}
            slip={slips.has(at + 1)}
            readOnly={readOnly ?? false}
            onAnswer={onAnswer}
            onCurrent={setCurrent}
          />
        ))}
      </ol>
      <p className={css.told} role="status">
        {slip ? `Question ${current}: ${slip}` : told}
      </p>
    </>
  );
}

/** Returns the focusable element of a row: the input, the chosen oval, or the first oval. */
function stopOf(row: Element | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>(`input, [aria-checked="true"]`) ?? row?.querySelector('button') ?? null;
}

function firstEmpty(count: number, answers: BubbleSheetProps['answers']): number {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  return numbers.find((number) => !answers[number]) ?? 1;
}

/** Moves the focus to the next oval; Space, Enter or its letter chooses it. */
function besides(event: KeyboardEvent) {
  const oval = event.target as HTMLElement;
  const sibling = event.key === 'ArrowLeft' ? oval.previousElementSibling : oval.nextElementSibling;
  (sibling as HTMLElement | null)?.focus();
}

function slipsOf(
  letters: BubbleSheetProps['letters'],
  answers: BubbleSheetProps['answers'],
  slipOf: BubbleSheetProps['slipOf'],
): ReadonlyMap<number, string> {
  const found = letters.flatMap((own, at) => {
    const slip = own ? null : slipOf(answers[at + 1] ?? '');
    return slip === null ? [] : [[at + 1, slip] as const];
  });
  return new Map(found);
}
