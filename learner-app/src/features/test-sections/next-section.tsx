import type { AttemptTime } from '@fourfold/core/test-entries/section-time';
import { limitText } from '@fourfold/core/test-section/granted-texts';
import { formatClock } from '@fourfold/core/test-section/section-clock';
import { Button } from '@fourfold/ui-kit/button';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Paper } from '@fourfold/ui-kit/question/paper';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import css from './test-intro.module.css';

type NextSectionProps = {
  title: string;
  questions: number;
  /** Official minutes, and what the student has of them. */
  minutes: number;
  time: AttemptTime;
  /** Whether its clock stops while it is not in view (Q342). */
  practice: boolean;
  /** When the break before it ends, in milliseconds since 1970; null without a break. */
  breakEnds: number | null;
  /** Whether it begins by itself: at once, or at the end of the break. */
  beginsByItself: boolean;
  back: string;
  /** Returns whether it is begun. */
  onBegin(): Promise<boolean>;
};

/**
 * Shown between two sections of a test: begins the next one as soon as the server can be reached, after the break if
 * there is one. Its clock does not run before.
 */
export function NextSection(props: NextSectionProps) {
  const { title, questions, minutes, time, practice, breakEnds, beginsByItself, back, onBegin } = props;
  const left = useSecondsUntil(breakEnds);
  const [state, setState] = useState<'waiting' | 'asking' | 'failed'>('waiting');
  const begin = async () => {
    setState('asking');
    // When it is begun, another screen replaces this one.
    if (!(await onBegin())) setState('failed');
  };
  const latest = useRef(begin);
  latest.current = begin;
  const isDue = beginsByItself && left <= 0;
  useEffect(() => {
    if (!isDue) return;
    void latest.current();
    const again = () => void latest.current();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isDue]);
  const isBreak = left > 0;
  return (
    <Paper head={<div />}>
      <h2>{isBreak ? 'Break' : title}</h2>
      <p className={isBreak ? css.left : css.size}>
        {isBreak ? (
          <span role="timer" aria-label="Break">
            {formatClock(left)} left
          </span>
        ) : (
          `${questions} questions, ${limitText({ minutes }, time)}`
        )}
      </p>
      <ul className={css.rules}>
        {isBreak && (
          <li>
            Then {title} begins: {questions} questions, {limitText({ minutes }, time)}.
          </li>
        )}
        <li>
          {practice
            ? 'Practice mode: its clock stops while you are away, and nothing is handed in by itself.'
            : 'Closing the tab does not stop its clock: it runs from its beginning to its end.'}
        </li>
        <li>What is handed in cannot be changed any more.</li>
      </ul>
      <div className={css.start}>
        <Button kind="primary" big busy={state === 'asking'} onClick={begin}>
          {isBreak ? 'End the break' : 'Begin'}
        </Button>
        <LinkButton as={Link} to={back}>
          Back to the list
        </LinkButton>
      </div>
      <p role="status" className={css.status}>
        {state === 'failed' &&
          'It could not begin without the server. No clock runs; it begins when there is a network.'}
      </p>
    </Paper>
  );
}

/** Whole seconds until a moment, updated each second; 0 from then on, and without one. */
function useSecondsUntil(moment: number | null): number {
  const read = () => (moment === null ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000)));
  const [left, setLeft] = useState(read);
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    if (moment === null) return;
    const timer = setInterval(() => setLeft(latest.current()), 500);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
