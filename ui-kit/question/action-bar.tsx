import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { BackIcon, NextIcon } from '../icon/icon.tsx';
import css from './action-bar.module.css';
import { AlertArea } from './alert-area.tsx';

type ActionBarProps = {
  /** The main button: Check, Next or Submit. */
  children: ReactNode;
  /** Next to the main button on wide screens: "or press Enter". */
  note?: ReactNode;
  /** Called by the left arrow, which phones show; without it the arrow is disabled. */
  onPrevious?: (() => void) | undefined;
  /** Called by the right arrow, which phones show; without it the arrow is disabled. */
  onNext?: (() => void) | undefined;
};

/** The actions of a question, with its alerts: sticky under the question on wide screens, a bar on phones. */
export function ActionBar({ children, note, onPrevious, onNext }: ActionBarProps) {
  return (
    <div className={css.bar}>
      <span className={css.arrow}>
        <Button kind="quiet" icon aria-label="Previous question" disabled={!onPrevious} onClick={onPrevious}>
          <BackIcon />
        </Button>
      </span>
      {children}
      {note && <span className={css.note}>{note}</span>}
      <AlertArea />
      <span className={css.arrow}>
        <Button kind="quiet" icon aria-label="Next question" disabled={!onNext} onClick={onNext}>
          <NextIcon />
        </Button>
      </span>
    </div>
  );
}
