import { useEffect, useState } from 'react';

type LazyModule<T> = { kind: 'loading' } | { kind: 'failed'; retry(): void } | ({ kind: 'ready' } & T);

/** Loads a module after the page; null as `load` loads nothing. `load` must be the same function on every render. */
export function useLazyModule<T extends object>(load: (() => Promise<T>) | null): LazyModule<T> {
  const [loadedModule, setLoadedModule] = useState<T | 'failed' | null>(null);
  useEffect(() => {
    if (!load || loadedModule !== null) return;
    let isCancelled = false;
    load().then(
      (loaded) => isCancelled || setLoadedModule(loaded),
      () => isCancelled || setLoadedModule('failed'),
    );
    return () => {
      isCancelled = true;
    };
  }, [load, loadedModule]);
  if (loadedModule === null) return { kind: 'loading' };
  return loadedModule === 'failed'
    ? { kind: 'failed', retry: () => setLoadedModule(null) }
    : { ...loadedModule, kind: 'ready' };
}
