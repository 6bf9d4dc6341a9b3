import { Button } from '../button/button.tsx';
import { BackIcon, NextIcon } from '../icon/icon.tsx';
import css from './navigator.module.css';

/** What is known of a question. */
export type QuestionMark = 'open' | 'answered' | 'right' | 'wrong';

export type NavigatorItem = {
  id: string;
  mark: QuestionMark;
  uncertain?: boolean | undefined;
  /** Cannot be opened from here. */
  disabled?: boolean | undefined;
};

type NavigatorProps = {
  items: readonly NavigatorItem[];
  current: string;
  onGo: (id: string) => void;
  /** Arrows beside the numbers; on a phone they stand in the action bar. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Shows the arrows, even where one of them leads nowhere. */
  arrows?: boolean | undefined;
};

/** The numbered navigator: a rule under each number is what became of it. */
export function Navigator({ items, current, onGo, onPrevious, onNext, arrows }: NavigatorProps) {
  const right = items.filter((item) => item.mark === 'right').length;
  const wrong = items.filter((item) => item.mark === 'wrong').length;
  return (
    <nav aria-label="Questions">
      <ol className={css.numbers}>
        {items.map((item, at) => (
          <li key={item.id}>
            <button
              type="button"
              className={css.number}
              data-mark={item.mark}
              data-uncertain={item.uncertain || undefined}
              aria-current={item.id === current ? 'step' : undefined}
              aria-label={named(item, at + 1)}
              disabled={item.disabled}
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

function named({ mark, uncertain }: NavigatorItem, number: number): string {
  const words = [`Question ${number}`];
  if (mark !== 'open') words.push(mark);
  if (uncertain) words.push('uncertain');
  return words.join(', ');
}
