import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last key until a text is reported. */
const settled = 250;

/**
 * The text of a field whose value is in the URL. `onReport` gets the trimmed text after a pause in
 * typing; a change of the URL replaces the text. A text that `isReportable` refuses, such as half a
 * date, is shown but not reported.
 */
export function useTyped(told: string, tell: (text: string) => void, canBeMeant: (text: string) => boolean = isAny) {
  const [typed, setTyped] = useState(told);
  const known = useRef(told);
  // The latest callback, so that other filters chosen meanwhile are not overwritten.
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
