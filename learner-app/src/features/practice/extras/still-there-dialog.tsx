import { useContext, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { confirm } from '../../../app/confirm.ts';
import { QuestionPageContext } from '../question-page-context.ts';
import type { Practice } from '../use-practice.ts';

/** Events that count as activity (Q41). */
const activityEvents = ['keydown', 'pointerdown', 'pointermove', 'scroll'] as const;

/** Asks "Are you still there?" after a time without activity: OK continues, Cancel acts as Back (PRC-025, Q41). */
export function StillThereDialog({ practice: { asksStillThere, sendClockEvent } }: { practice: Practice }) {
  const { back } = useContext(QuestionPageContext);
  const leave = useLatest(useNavigate(), back);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const reportActivity = () => sendClockEvent({ kind: 'acted' });
    for (const eventType of activityEvents)
      addEventListener(eventType, reportActivity, { capture: true, passive: true, signal });
    document.addEventListener('visibilitychange', reportActivity, { signal });
    return () => controller.abort();
  }, [sendClockEvent]);

  useEffect(() => {
    if (!asksStillThere) return;
    const controller = new AbortController();
    confirm('Are you still there?', undefined, { signal: controller.signal, okFirst: true }).then((stays) => {
      if (controller.signal.aborted) return;
      if (stays) sendClockEvent({ kind: 'stayed' });
      else leave();
    });
    return () => controller.abort();
  }, [asksStillThere, sendClockEvent, leave]);
  return null;
}

/** Returns a function that navigates to the latest `to`; it is the same function on each render. */
function useLatest(navigate: ReturnType<typeof useNavigate>, to: string): () => void {
  const latest = useRef({ navigate, to });
  latest.current = { navigate, to };
  return useRef(() => void latest.current.navigate(latest.current.to)).current;
}
