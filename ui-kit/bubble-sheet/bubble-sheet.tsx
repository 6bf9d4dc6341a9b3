import { type CSSProperties, type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import css from './bubble-sheet.module.css';
import { SheetRow } from './sheet-row.tsx';

type BubbleSheetProps = {
  /** Names the sheet for a screen reader. */
  label: string;
  /** The ovals of each question from 1; null where the answer is typed. */
  letters: readonly (readonly string[] | null)[];
  /** Columns of questions where there is room for them. */
  columns: 4 | 5;
  /** By question number: a letter, or what was typed. */
  answers: Readonly<Record<string, string>>;
  /** Called with '' to clear. */
  onAnswer: (number: number, answer: string) => void;
  /** What to mend in what was typed; null when nothing. */
  slipOf: (typed: string) => string | null;
  /** Question numbers that were graded wrong as they stand. */
  wrong?: readonly number[] | undefined;
  readOnly?: boolean | undefined;
  /** Takes the focus when it appears, at the first question that is empty. */
  takesFocus?: boolean | undefined;
};

/**
 * A paper's bubble sheet. One tab stop: a letter chooses and moves on, up and down move between questions, left and
 * right between ovals, Backspace clears, and on an empty question goes back.
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
  // Before the first key: one that came earlier would be taken back to where the sheet begins.
  useLayoutEffect(() => {
    const number = first.current;
    first.current = null;
    const target = number && stopOf(sheet.current?.children[number - 1]);
    if (!target) return;
    // A dialog that opens around it next looks for this, and else takes its first button.
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
    // The last question keeps the focus, on what was chosen: Tab leads on from there.
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

/** What of a question takes the focus: the line to type on, the oval that is chosen, or its first. */
function stopOf(row: Element | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>(`input, [aria-checked="true"]`) ?? row?.querySelector('button') ?? null;
}

function firstEmpty(count: number, answers: BubbleSheetProps['answers']): number {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  return numbers.find((number) => !answers[number]) ?? 1;
}

/** To the oval left or right of the one that has the focus; choosing it takes Space, Enter or its letter. */
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
