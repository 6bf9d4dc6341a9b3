import { type ClockEvent, type QuestionClock, startedClock, stepClock } from '@fourfold/core/practice/question-clock';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Runs the question clock while the page is open. Its time is read on demand and does not
 * re-render; only `asksStillThere` does.
 */
export function useQuestionClock(isOnQuestion: boolean) {
  const clock = useRef<QuestionClock>(startedClock);
  const [asksStillThere, setAsksStillThere] = useState(false);
  const latest = useRef(isOnQuestion);
  latest.current = isOnQuestion;
  const sendClockEvent = useCallback((event: ClockEvent) => {
    clock.current = stepClock(clock.current, event);
    setAsksStillThere(clock.current.isAsking);
  }, []);
  useEffect(() => {
    const tick = () =>
      sendClockEvent({ kind: 'tick', visible: document.visibilityState === 'visible', onQuestion: latest.current });
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [sendClockEvent]);
  return { clock, sendClockEvent, asksStillThere };
}
