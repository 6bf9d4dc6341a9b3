import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { BackIcon, MapIcon } from '../icon/icon.tsx';
import { AlertArea } from '../question/alert-area.tsx';
import css from './test-actions.module.css';

type TestActionsProps = {
  /** Goes to the previous question; undefined disables the button on the first one. */
  onPrevious?: (() => void) | undefined;
  /** The main button: Next, or Submit whole test on the last question. */
  children: ReactNode;
  /** At the right end on wide screens: Mark Uncertain. */
  end?: ReactNode;
  /** Opens the question map, on phones. */
  onMap: () => void;
};

/** Previous and Next under a test's question; on phones a bar at the bottom with the question map. */
export function TestActions({ onPrevious, children, end, onMap }: TestActionsProps) {
  return (
    <div className={css.bar}>
      <span className={css.words}>
        <Button big disabled={!onPrevious} onClick={onPrevious}>
          Previous
        </Button>
      </span>
      <span className={css.icon}>
        <Button kind="quiet" icon aria-label="Previous question" disabled={!onPrevious} onClick={onPrevious}>
          <BackIcon />
        </Button>
      </span>
      {children}
      <AlertArea />
      {end && <span className={css.end}>{end}</span>}
      <span className={css.icon}>
        <Button kind="quiet" icon aria-label="Question map" aria-haspopup="dialog" onClick={onMap}>
          <MapIcon />
        </Button>
      </span>
    </div>
  );
}
