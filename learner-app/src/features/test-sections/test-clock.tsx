import { formatClock } from '@fourfold/core/test-section/section-clock';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useEffect, useRef, useState } from 'react';
import css from './test-clock.module.css';

type ClockProps = {
  /** Returns the seconds so far. */
  seconds(): number;
  /** Time limit of the section in seconds. */
  limit: number;
  hidden: boolean;
};

/**
 * Shows how long the section has been on the screen, and its time limit. At the limit, one alert is
 * shown; the clock continues (Q109).
 */
export function TestClock({ seconds, limit, hidden }: ClockProps) {
  const [now, setNow] = useState(seconds);
  const latest = useRef({ seconds, limit });
  latest.current = { seconds, limit };
  const previousSeconds = useRef(now);
  useEffect(() => {
    const timer = setInterval(() => {
      const { seconds, limit } = latest.current;
      const next = seconds();
      if (previousSeconds.current < limit && next >= limit) showAlert('warning', overLimitText(limit));
      previousSeconds.current = next;
      setNow(next);
    }, 500);
    return () => clearInterval(timer);
  }, []);
  if (hidden) return null;
  return (
    <span className={css.clock} role="timer" aria-label="Time" data-over={now >= limit || undefined}>
      <b>{formatClock(now)}</b>
      <span className={css.limit}> of {formatClock(limit)}</span>
    </span>
  );
}

/** Says that the time is over, and that nothing ends. */
export function overLimitText(limit: number): string {
  return `The time of this section, ${formatClock(limit)}, is over. You can go on: nothing is submitted by itself.`;
}
