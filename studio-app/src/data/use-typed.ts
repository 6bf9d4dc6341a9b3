import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a key after which what is typed counts. */
const settled = 250;

/**
 * What is typed in a field, which the address has a moment later, trimmed; where the address changes by itself, its own.
 * What cannot be meant, as half a date, is shown and not told.
 */
export function useTyped(told: string, tell: (text: string) => void, canBeMeant: (text: string) => boolean = isAny) {
  const [typed, setTyped] = useState(told);
  const known = useRef(told);
  // Whoever listens when the time has come: what else was chosen meanwhile stays chosen.
  const listener = useRef(tell);
  listener.current = tell;

  useEffect(() => {
    if (told === known.current) return;
    known.current = told;
    setTyped(told);
  }, [told]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === known.current || !canBeMeant(wanted)) return;
    const timer = setTimeout(() => {
      known.current = wanted;
      listener.current(wanted);
    }, settled);
    return () => clearTimeout(timer);
  }, [typed, canBeMeant]);
  return [typed, setTyped] as const;
}

function isAny(): boolean {
  return true;
}
