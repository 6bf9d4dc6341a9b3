import { newId } from '@fourfold/core/browser/new-id';
import { useEffect, useRef, useState } from 'react';
import { createInPortions, type PortionResult } from './create-in-portions.ts';

type Identified = { id: string };
/** A record to copy, with the id of its copy. */
export type CopyRequest<T> = { id: string; of: T };

export type CopyCreation<T extends Identified, Made> = {
  /** The number of settled records and the total, while it runs; null otherwise. */
  progress: { settled: number; total: number } | null;
  /** Creates a copy of each record, in portions. A retry uses the same ids as the failed attempt. */
  create: (records: readonly T[]) => Promise<PortionResult<CopyRequest<T>, Made>>;
  /** Stops after the running call. */
  stop: () => void;
};

/** Creates copies of bucket records. It stops when the component unmounts. */
export function useCreateCopies<T extends Identified, Made>(
  send: (portion: readonly CopyRequest<T>[]) => Promise<readonly Made[]>,
  single?: boolean,
): CopyCreation<T, Made> {
  const [progress, setProgress] = useState<CopyCreation<T, Made>['progress']>(null);
  const controller = useRef<AbortController | null>(null);
  const ids = useRef(new Map<string, string>());
  useEffect(() => () => controller.current?.abort(), []);

  async function create(records: readonly T[]) {
    const list = records.map((of) => {
      const id = ids.current.get(of.id) ?? newId();
      ids.current.set(of.id, id);
      return { id, of };
    });
    const stop = new AbortController();
    controller.current = stop;
    const { signal } = stop;
    const onProgress = (settled: number) => setProgress({ settled, total: list.length });
    onProgress(0);
    try {
      const created = await createInPortions({ list, single, send, signal, onProgress });
      const unfinished = new Set([...created.left, ...created.refused.map(({ one }) => one)]);
      // A later copy of the same record gets a new id.
      for (const one of list) if (!unfinished.has(one)) ids.current.delete(one.of.id);
      return created;
    } finally {
      setProgress(null);
    }
  }
  return { progress, create, stop: () => controller.current?.abort() };
}
