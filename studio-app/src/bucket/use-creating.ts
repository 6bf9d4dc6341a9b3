import { newId } from '@fourfold/core/browser/new-id';
import { useEffect, useRef, useState } from 'react';
import { type Created, createInPortions } from './create-in-portions.ts';

type Copied = { id: string };
/** A record to copy, with the id of its copy. */
export type Copying<T> = { id: string; of: T };

export type Creating<T extends Copied, Made> = {
  /** The number of settled records and the total, while it runs; null otherwise. */
  progress: { settled: number; of: number } | null;
  /**
   * Creates a copy of each record, in portions. A retry uses the same ids as the failed attempt.
   */
  create: (records: readonly T[]) => Promise<Created<Copying<T>, Made>>;
  /** Stops after the running call. */
  stop: () => void;
};

/** Creates copies of bucket records. It stops when the component unmounts. */
export function useCreating<T extends Copied, Made>(
  send: (portion: readonly Copying<T>[]) => Promise<readonly Made[]>,
  single?: boolean,
): Creating<T, Made> {
  const [progress, setProgress] = useState<Creating<T, Made>['progress']>(null);
  const stopping = useRef<AbortController | null>(null);
  const ids = useRef(new Map<string, string>());
  useEffect(() => () => stopping.current?.abort(), []);

  async function create(records: readonly T[]) {
    const list = records.map((of) => {
      const id = ids.current.get(of.id) ?? newId();
      ids.current.set(of.id, id);
      return { id, of };
    });
    const stop = new AbortController();
    stopping.current = stop;
    const { signal } = stop;
    const onProgress = (settled: number) => setProgress({ settled, of: list.length });
    onProgress(0);
    try {
      const created = await createInPortions({ list, single, send, signal, onProgress });
      const open = new Set([...created.left, ...created.refused.map(({ one }) => one)]);
      // A later copy of the same record gets a new id.
      for (const one of list) if (!open.has(one)) ids.current.delete(one.of.id);
      return created;
    } finally {
      setProgress(null);
    }
  }
  return { progress, create, stop: () => stopping.current?.abort() };
}
