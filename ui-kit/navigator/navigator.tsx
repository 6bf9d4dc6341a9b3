import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { BackIcon, NextIcon } from '../icon/icon.tsx';
import css from './navigator.module.css';

/** The state of a question. */
type QuestionState = 'open' | 'answered' | 'right' | 'wrong';

export type NavigatorItem = {
  id: string;
  mark: QuestionState;
  uncertain?: boolean | undefined;
  /** Whether it cannot be opened from here. */
  disabled?: boolean | undefined;
};

type NavigatorProps = {
  items: readonly NavigatorItem[];
  current: string;
  onGo: (id: string) => void;
  /** Handlers of the arrows beside the numbers; on a phone the arrows are in the action bar. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Shows the arrows, disabled where there is no handler. */
  arrows?: boolean | undefined;
};

/**
 * Numbered navigation between questions; the rule under a number shows its state. One tab stop;
 * arrow keys move the focus.
 */
export function Navigator({ items, current, onGo, onPrevious, onNext, arrows }: NavigatorProps) {
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const open = items.filter((item) => !item.disabled);
  const tabStopId = [focused, current].find((id) => open.some((item) => item.id === id)) ?? open[0]?.id;
  const right = items.filter((item) => item.mark === 'right').length;
  const wrong = items.filter((item) => item.mark === 'wrong').length;
  useCurrentInView(list, current);

  return (
    <nav aria-label="Questions">
      <ol ref={list} className={css.numbers} onKeyDown={moveFocus} onBlur={() => setFocused(null)}>
        {items.map((item, at) => (
          <li key={item.id}>
            <button
              type="button"
              className={css.number}
              data-mark={item.mark}
              data-uncertain={item.uncertain || undefined}
              aria-current={item.id === current ? 'step' : undefined}
              aria-label={accessibleName(item, at + 1)}
              disabled={item.disabled}
              tabIndex={item.id === tabStopId ? 0 : -1}
              onFocus={() => setFocused(item.id)}
              onClick={() => onGo(item.id)}
            >
              {at + 1}
            </button>
          </li>
        ))}
      </ol>
      <div className={css.foot}>
        {right + wrong > 0 && (
          <p className={css.sum}>
            <span data-mark="right">{right} right</span>, <span data-mark="wrong">{wrong} wrong</span>
          </p>
        )}
        {arrows && (
          <span className={css.arrows}>
            <Button kind="quiet" icon aria-label="Previous question" disabled={!onPrevious} onClick={onPrevious}>
              <BackIcon />
            </Button>
            <Button kind="quiet" icon aria-label="Next question" disabled={!onNext} onClick={onNext}>
              <NextIcon />
            </Button>
          </span>
        )}
      </div>
    </nav>
  );
}

/** Left and Right move by one, Up and Down by a row, skipping disabled numbers. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>) {
  const list = event.currentTarget;
  const all = [...list.querySelectorAll('button')];
  const from = all.indexOf(document.activeElement as HTMLButtonElement);
  const row = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  const [start, by] = ({
    ArrowLeft: [from - 1, -1],
    ArrowRight: [from + 1, 1],
    ArrowUp: [from - row, -1],
    ArrowDown: [from + row, 1],
    Home: [0, 1],
    End: [all.length - 1, -1],
  }[event.key] ?? [Number.NaN, 0]) as [number, number];
  if (Number.isNaN(start)) return;
  event.preventDefault();
  let at = start;
  while (all[at]?.disabled) at += by;
  all[at]?.focus();
}

/** On wide screens a long list scrolls in its own frame: keeps the current question in view. */
function useCurrentInView(list: RefObject<HTMLOListElement | null>, current: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the current question changes
  useLayoutEffect(() => {
    const frame = list.current;
    const number = frame?.querySelector<HTMLElement>('[aria-current]');
    if (!frame || !number) return;
    const offset = number.offsetTop - frame.scrollTop;
    const isInView = offset >= 0 && offset + number.offsetHeight <= frame.clientHeight;
    if (!isInView) frame.scrollTop = number.offsetTop - (frame.clientHeight - number.offsetHeight) / 2;
  }, [list, current]);
}

function accessibleName({ mark, uncertain }: NavigatorItem, number: number): string {
  const parts = [`Question ${number}`];
  if (mark !== 'open') parts.push(mark);
  if (uncertain) parts.push('uncertain');
  return parts.join(', ');
}
