import { useEffect, useState } from 'react';

type Part<T> = { at: 'loading' } | { at: 'failed'; retry(): void } | ({ at: 'ready' } & T);

/**
 * Loads a module after the page; null as `load` loads nothing. `load` must be the same function on
 * every render.
 */
export function usePart<T extends object>(load: (() => Promise<T>) | null): Part<T> {
  const [part, setPart] = useState<T | 'failed' | null>(null);
  useEffect(() => {
    if (!load || part !== null) return;
    let gone = false;
    load().then(
      (loaded) => gone || setPart(loaded),
      () => gone || setPart('failed'),
    );
    return () => {
      gone = true;
    };
  }, [load, part]);
  if (part === null) return { at: 'loading' };
  return part === 'failed' ? { at: 'failed', retry: () => setPart(null) } : { ...part, at: 'ready' };
}
