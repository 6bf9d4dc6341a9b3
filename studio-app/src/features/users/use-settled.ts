import { useEffect, useState } from 'react';

/** Milliseconds after the last key until a text is used. */
const settled = 250;

/** Returns a text after a pause in typing. */
export function useSettled(words: string): string {
  const [last, setLast] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setLast(words), settled);
    return () => clearTimeout(timer);
  }, [words]);
  return last;
}
