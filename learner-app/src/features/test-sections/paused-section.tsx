import { attemptLimit, timeSpentOn } from '@fourfold/core/test-entries/section-time';
import { practiceTime } from '@fourfold/core/test-section/practice-clock';
import { formatClock } from '@fourfold/core/test-section/section-clock';
import { Button } from '@fourfold/ui-kit/button';
import { Paper } from '@fourfold/ui-kit/question/paper';
import css from './panel.module.css';
import type { OpenSection } from './use-section.ts';

type PausedSectionProps = {
  open: Pick<OpenSection, 'progress' | 'progressState'>;
  /** Official minutes. */
  minutes: number;
  onContinue(): void;
};

/** Replaces a section in practice mode while it is paused: no question is shown, and no clock runs. */
export function PausedSection({ open, minutes, onContinue }: PausedSectionProps) {
  const { progress, progressState } = open;
  const time = { extra_time: progressState.extraTime, granted_seconds: progress.granted_seconds ?? null };
  const seconds = timeSpentOn([...progressState.entries.values()]);
  const { left, over } = practiceTime(attemptLimit({ minutes }, time), seconds);
  return (
    <Paper head={<div />}>
      <div className={css.panel} role="status">
        <h2>Paused</h2>
        <p className="num">
          {over > 0 ? `The time is over by ${formatClock(over)}.` : `${formatClock(left)} left.`} The clock is stopped,
          and your answers are saved.
        </p>
      </div>
      <Button kind="primary" big onClick={onContinue}>
        Continue
      </Button>
    </Paper>
  );
}
