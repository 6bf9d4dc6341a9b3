import { batchesOf } from '@fourfold/core/authoring/bucket-batches';
import { CallFailed } from '@fourfold/core/client/call-failed';

type WithId = { id: string };

type PortionJob<T extends WithId, Made> = {
  list: readonly T[];
  /** Each call creates one entry only. */
  single?: boolean | undefined;
  /** Creates a whole portion or nothing. An entry whose id exists already is not created again. */
  send: (portion: readonly T[]) => Promise<readonly Made[]>;
  /** Called after each call with the number of entries that are created or refused. */
  onProgress: (settled: number) => void;
  /** Aborting stops it between two calls. */
  signal: AbortSignal;
};

export type PortionResult<T, Made> = {
  made: readonly Made[];
  /** The entries that the server refuses, each with its error message. */
  refused: readonly { one: T; reason: string }[];
  /** The entries that were not sent; `reason` is the reason, null if the author stopped it. */
  left: readonly T[];
  reason: string | null;
};

/**
 * Creates a long list in order, a portion at a time. A refused portion is halved until the refused entries are found.
 * If no entry of a portion is accepted, or the server is unreachable, the rest is not sent.
 */
export async function createInPortions<T extends WithId, Made>(
  job: PortionJob<T, Made>,
): Promise<PortionResult<T, Made>> {
  const { list, single, send, onProgress, signal } = job;
  const made: Made[] = [];
  const refused: { one: T; reason: string }[] = [];
  const settled = new Set<T>();

  const markSettled = (portion: readonly T[]) => {
    for (const one of portion) settled.add(one);
    onProgress(settled.size);
  };
  /** Creates a portion. Returns the reason to stop, or null. */
  async function createPortion(portion: readonly T[]): Promise<string | null> {
    if (signal.aborted) return null;
    try {
      made.push(...(await send(portion)));
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (!isRefusal(error)) return error.message;
      if (portion.length > 1)
        return (
          (await createPortion(portion.slice(0, half(portion)))) ?? (await createPortion(portion.slice(half(portion))))
        );
      for (const one of portion) refused.push({ one, reason: error.message });
    }
    markSettled(portion);
    return null;
  }

  let reason: string | null = null;
  for (const portion of single ? list.map((one) => [one]) : batchesOf(list)) {
    const before = made.length;
    reason = await createPortion(portion);
    if (reason !== null || signal.aborted) break;
    if (portion.length > 1 && made.length === before) break;
  }
  return { made, refused, left: list.filter((one) => !settled.has(one)), reason };
}

/** The error is about the content: a retry of the same content would be refused too. */
function isRefusal({ status }: CallFailed): boolean {
  return status !== undefined && [400, 404, 409, 413, 422].includes(status);
}

function half(portion: readonly unknown[]): number {
  return Math.ceil(portion.length / 2);
}
