import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { BackIcon, NextIcon } from '../icon/icon.tsx';
import css from './action-bar.module.css';
import { AlertPlace } from './alert-place.tsx';

type ActionBarProps = {
  /** The main button: Check, Next or Submit. */
  children: ReactNode;
  /** Beside it on wide screens: "or press Enter". */
  note?: ReactNode;
  /** Arrows of the phone's bar; one without a way is shown disabled. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
};

/** What can be done with a question, and its alerts: under it on wide screens and always in view; a bar on phones. */
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
      <AlertPlace />
      <span className={css.arrow}>
        <Button kind="quiet" icon aria-label="Next question" disabled={!onNext} onClick={onNext}>
          <NextIcon />
        </Button>
      </span>
    </div>
  );
}
