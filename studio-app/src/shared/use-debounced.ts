import { useEffect, useState } from 'react';

/** Milliseconds after the last key until a text is used. */
const debounceMs = 250;

/** Returns a text after a pause in typing. */
export function useDebounced(text: string): string {
  const [last, setLast] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLast(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return last;
}
