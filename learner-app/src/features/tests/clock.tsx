import { clockWords } from '@fourfold/core/test-section/section-clock';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useEffect, useRef, useState } from 'react';
import css from './clock.module.css';

type ClockProps = {
  /** Returns the seconds so far. */
  seconds(): number;
  /** Time limit of the section in seconds. */
  limit: number;
  hidden: boolean;
};

/**
 * The time spent in view beside the official limit. An alert says once when the limit is reached;
 * the clock goes on (Q109).
 */
export function Clock({ seconds, limit, hidden }: ClockProps) {
  const [now, set] = useState(seconds);
  const latest = useRef({ seconds, limit });
  latest.current = { seconds, limit };
  const before = useRef(now);
  useEffect(() => {
    const timer = setInterval(() => {
      const { seconds, limit } = latest.current;
      const next = seconds();
      if (before.current < limit && next >= limit) showAlert('warning', overWords(limit));
      before.current = next;
      set(next);
    }, 500);
    return () => clearInterval(timer);
  }, []);
  if (hidden) return null;
  return (
    <span className={css.clock} role="timer" aria-label="Time" data-over={now >= limit || undefined}>
      <b>{clockWords(now)}</b>
      <span className={css.limit}> of {clockWords(limit)}</span>
    </span>
  );
}

function overWords(limit: number): string {
  return `The time of this section, ${clockWords(limit)}, is over. You can go on: nothing is submitted by itself.`;
}
