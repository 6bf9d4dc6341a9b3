import { formatClock } from '@fourfold/core/test-section/section-clock';
import { isWarningDue, type SectionEnd, secondsUntil, warningSeconds } from '@fourfold/core/test-section/time-left';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useEffect, useRef, useState } from 'react';
import css from './test-clock.module.css';

type TimeLeftProps = {
  end: SectionEnd;
  /** Hidden until five minutes are left. */
  hidden: boolean;
  /** Called once when the time is over. */
  onOver(): void;
};

/** The clock of a section that it ends: counts down, warns at five minutes, and ends the section. */
export function TimeLeft({ end, hidden, onOver }: TimeLeftProps) {
  const [left, setLeft] = useState(() => secondsUntil(end, performance.now()));
  const latest = useRef({ end, onOver });
  latest.current = { end, onOver };
  const before = useRef(left);
  const isOver = useRef(false);
  useEffect(() => {
    const read = () => {
      const now = secondsUntil(latest.current.end, performance.now());
      if (isWarningDue(before.current, now)) showAlert('warning', 'Five minutes are left.');
      before.current = now;
      setLeft(now);
      if (now > 0 || isOver.current) return;
      isOver.current = true;
      latest.current.onOver();
    };
    read();
    const timer = setInterval(read, 500);
    return () => clearInterval(timer);
  }, []);
  if (hidden && left > warningSeconds) return null;
  return (
    <span className={css.clock} role="timer" aria-label="Time left" data-over={left <= warningSeconds || undefined}>
      <b>{formatClock(left)}</b>
      <span className={css.limit}> left</span>
    </span>
  );
}
