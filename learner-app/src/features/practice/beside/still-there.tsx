import { useContext, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { confirm } from '../../../app/confirm.tsx';
import { QuestionPage } from '../question-page.ts';
import type { Practice } from '../use-practice.ts';

/** Signs of a person (Q41). */
const signs = ['keydown', 'pointerdown', 'pointermove', 'scroll'] as const;

/** Asks who has been away whether they still are there: OK goes on, Cancel leaves as Back does (2§4, Q41). */
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

/** Goes to an address as it is by then; the same function at each drawing. */
function useLatest(navigate: ReturnType<typeof useNavigate>, to: string): () => void {
  const latest = useRef({ navigate, to });
  latest.current = { navigate, to };
  return useRef(() => void latest.current.navigate(latest.current.to)).current;
}
