import { Button } from '../button/button.tsx';
import { BackIcon, NextIcon } from '../icon/icon.tsx';
import { NumberGrid } from '../number-grid/number-grid.tsx';
import css from './navigator.module.css';

/** The state of a question. */
type QuestionState = 'open' | 'answered' | 'right' | 'wrong';

export type NavigatorItem = {
  /** Id of the question. */
  id: string;
  /** Its state, drawn by the rule under the number. */
  mark: QuestionState;
  /** Marked as uncertain, with a question mark on the highlighter. */
  uncertain?: boolean | undefined;
  /** Whether it cannot be opened from here. */
  disabled?: boolean | undefined;
};

type NavigatorProps = {
  /** The questions in order. */
  items: readonly NavigatorItem[];
  /** Id of the question on the page. */
  current: string;
  /** Called with the id of a question. */
  onGo: (id: string) => void;
  /** Called by the left arrow. On a phone the arrows are in the action bar. */
  onPrevious?: (() => void) | undefined;
  /** Called by the right arrow. */
  onNext?: (() => void) | undefined;
  /** Shows the arrows, disabled where there is no handler. */
  arrows?: boolean | undefined;
};

/** Numbered navigation between questions; the rule under a number shows its state. */
export function Navigator({ items, current, onGo, onPrevious, onNext, arrows }: NavigatorProps) {
  const right = items.filter((item) => item.mark === 'right').length;
  const wrong = items.filter((item) => item.mark === 'wrong').length;
  return (
    <nav aria-label="Questions">
      <NumberGrid
        action="go"
        numbers={items.map(({ mark, uncertain, disabled }) => ({
          description: [...(mark === 'open' ? [] : [mark]), ...(uncertain ? ['uncertain'] : [])],
          mark,
          uncertain,
          off: disabled ? 'disabled' : undefined,
        }))}
        current={items.findIndex(({ id }) => id === current)}
        onPress={(at) => {
          const item = items[at];
          if (item) onGo(item.id);
        }}
      />
      <div className={css.foot}>
        {right + wrong > 0 && (
          <p className={css.sum}>
            <span className={css.right}>{right} right</span>, <span className={css.wrong}>{wrong} wrong</span>
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
