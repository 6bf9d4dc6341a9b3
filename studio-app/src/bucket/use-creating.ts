import { newId } from '@fourfold/core/browser/new-id';
import { useEffect, useRef, useState } from 'react';
import { type Created, createInPortions } from './create-in-portions.ts';

type Copied = { id: string };
/** A record of the bucket, and the id of what is made after it. */
export type Copying<T> = { id: string; of: T };

export type Creating<T extends Copied, Made> = {
  /** How many of how many, while it runs. */
  progress: { settled: number; of: number } | null;
  /** Makes one after each record, in portions; the ids of a try that failed are those of the next one. */
  create: (records: readonly T[]) => Promise<Created<Copying<T>, Made>>;
  /** After the call that is under way. */
  stop: () => void;
};

/** A bulk creation from the bucket. It ends with what shows it. */
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
      // Whoever wants one more later gets another one.
      for (const one of list) if (!open.has(one)) ids.current.delete(one.of.id);
      return created;
    } finally {
      setProgress(null);
    }
  }
  return { progress, create, stop: () => stopping.current?.abort() };
}
