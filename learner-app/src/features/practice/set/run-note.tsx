import { masteryThreshold, thresholdWord } from '@fourfold/core/mastery/run/full-run';
import { MarginNote } from '@fourfold/ui-kit/question/paper';
import { RunOfFour } from '@fourfold/ui-kit/run-of-four';
import css from './run-note.module.css';
import { runWords } from './run-words.ts';

/** The run of a problem set, large, with what is missing for mastery. */
export function RunNote({ run, before, fresh }: { run: number; before: number; fresh: boolean }) {
  return (
    <MarginNote label={`Run of ${thresholdWord}`}>
      <div className={css.run} aria-live="polite">
        <RunOfFour big count={run} of={masteryThreshold} fresh={fresh} />
        <p>{runWords(run, before)}</p>
      </div>
    </MarginNote>
  );
}
