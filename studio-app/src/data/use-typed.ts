import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a key after which words are looked for. */
const settled = 250;

/** The words in a search field, which the address has a moment later; where the address changes by itself, its own. */
export function useSearchWords(q: string, onSettled: (q: string) => void) {
  const [words, setWords] = useState(q);
  const known = useRef(q);
  const tell = useRef(onSettled);
  tell.current = onSettled;

  useEffect(() => {
    if (q === known.current) return;
    known.current = q;
    setWords(q);
  }, [q]);
  useEffect(() => {
    const wanted = words.trim();
    if (wanted === known.current) return;
    const timer = setTimeout(() => {
      known.current = wanted;
      tell.current(wanted);
    }, settled);
    return () => clearTimeout(timer);
  }, [words]);
  return [words, setWords] as const;
}
