import { useEffect, useState } from 'react';

/** Milliseconds without a key after which words are looked for. */
const settled = 250;

/** Words once nobody types any more. */
export function useSettled(words: string): string {
  const [last, setLast] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setLast(words), settled);
    return () => clearTimeout(timer);
  }, [words]);
  return last;
}
