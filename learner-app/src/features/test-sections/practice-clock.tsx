import { isEndPassed, practiceTime } from '@fourfold/core/test-section/practice-clock';
import { formatClock } from '@fourfold/core/test-section/section-clock';
import { isWarningDue, warningSeconds } from '@fourfold/core/test-section/time-left';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { useEffect, useRef, useState } from 'react';
import css from './test-clock.module.css';
import { overLimitText } from './test-clock.tsx';

type PracticeClockProps = {
  /** Returns the seconds for which the section was in view so far. */
  seconds(): number;
  /** Time limit of the section in seconds. */
  limit: number;
  /** Hidden until five minutes are left. */
  hidden: boolean;
  onPause(): void;
};

/**
 * The clock of practice mode (Q342): counts down while the section is in view, warns at five minutes, and after the end
 * says by how much the time is over. It ends nothing.
 */
export function PracticeClock({ seconds, limit, hidden, onPause }: PracticeClockProps) {
  const [time, setTime] = useState(() => practiceTime(limit, seconds()));
  const latest = useRef({ seconds, limit });
  latest.current = { seconds, limit };
  const before = useRef(time.left);
  useEffect(() => {
    const timer = setInterval(() => {
      const { seconds, limit } = latest.current;
      const now = practiceTime(limit, seconds());
      if (isWarningDue(before.current, now.left)) showAlert('warning', 'Five minutes are left.');
      if (isEndPassed(before.current, now)) showAlert('warning', overLimitText(limit));
      before.current = now.left;
      setTime(now);
    }, 500);
    return () => clearInterval(timer);
  }, []);
  const { left, over } = time;
  return (
    <>
      {(!hidden || left <= warningSeconds) && (
        <span className={css.clock} role="timer" aria-label="Time left" data-over={left <= warningSeconds || undefined}>
          <b>{over > 0 ? `+${formatClock(over)}` : formatClock(left)}</b>
          <span className={css.limit}>{over > 0 ? ' over' : ' left'}</span>
        </span>
      )}
      <span className={css.pause}>
        <Button kind="quiet" onClick={onPause}>
          Pause
        </Button>
      </span>
    </>
  );
}
