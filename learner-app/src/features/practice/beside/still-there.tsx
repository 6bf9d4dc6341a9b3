import { useContext, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { confirm } from '../../../app/confirm.tsx';
import { QuestionPage } from '../question-page.ts';
import type { Practice } from '../use-practice.ts';

/** Events that count as activity (Q41). */
const signs = ['keydown', 'pointerdown', 'pointermove', 'scroll'] as const;

/**
 * Asks "Are you still there?" after a time without activity: OK continues, Cancel acts as Back
 * (PRC-025, Q41).
 */
export function StillThere({ practice: { asks, tell } }: { practice: Practice }) {
  const { back } = useContext(QuestionPage);
  const leave = useLatest(useNavigate(), back);

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const act = () => tell({ kind: 'acted' });
    for (const sign of signs) addEventListener(sign, act, { capture: true, passive: true, signal });
    document.addEventListener('visibilitychange', act, { signal });
    return () => gone.abort();
  }, [tell]);

  useEffect(() => {
    if (!asks) return;
    const gone = new AbortController();
    confirm('Are you still there?', undefined, { signal: gone.signal, okFirst: true }).then((stays) => {
      if (gone.signal.aborted) return;
      if (stays) tell({ kind: 'stayed' });
      else leave();
    });
    return () => gone.abort();
  }, [asks, tell, leave]);
  return null;
}

/** Returns a function that navigates to the latest `to`; it is the same function on each render. */
function useLatest(navigate: ReturnType<typeof useNavigate>, to: string): () => void {
  const latest = useRef({ navigate, to });
  latest.current = { navigate, to };
  return useRef(() => void latest.current.navigate(latest.current.to)).current;
}
