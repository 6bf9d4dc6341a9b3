import { masteryThreshold, thresholdText } from '@fourfold/core/mastery/run/full-run';
import { MarginNote } from '@fourfold/ui-kit/question/paper';
import { RunOfFour } from '@fourfold/ui-kit/run-of-four';
import css from './run-note.module.css';
import { runText } from './run-text.ts';

/** The run of a problem set, large, with what is missing for mastery. */
export function RunNote({ run, before, fresh }: { run: number; before: number; fresh: boolean }) {
  return (
    <MarginNote label={`Run of ${thresholdText}`}>
      <div className={css.run} aria-live="polite">
        <RunOfFour big count={run} of={masteryThreshold} isNew={fresh} />
        <p>{runText(run, before)}</p>
      </div>
    </MarginNote>
  );
}
