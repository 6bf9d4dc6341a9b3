import { portionsOf } from '@fourfold/core/authoring/bucket-portions';
import { CallFailed } from '@fourfold/core/client/call-failed';

type WithId = { id: string };

type Creating<T extends WithId, Made> = {
  list: readonly T[];
  /** Each call takes one of them. */
  single?: boolean | undefined;
  /** Makes a portion, all of it or none. Sent again, what has its id already is not made twice. */
  send: (portion: readonly T[]) => Promise<readonly Made[]>;
  /** After each call: how many of the list are settled. */
  onProgress: (settled: number) => void;
  /** Stops it between two calls. */
  signal: AbortSignal;
};

export type Created<T, Made> = {
  made: readonly Made[];
  /** What the server does not take, each in the server's words. */
  refused: readonly { one: T; why: string }[];
  /** What nobody got to; `why` says what stood in the way, null where the author stopped it. */
  left: readonly T[];
  why: string | null;
};

/**
 * Creates a long list in its order, a portion at a time. A portion with something that cannot be taken is narrowed
 * down to that; when nothing of a portion is taken, or the server cannot be reached, the rest is left as it is.
 */
export async function createInPortions<T extends WithId, Made>(job: Creating<T, Made>): Promise<Created<T, Made>> {
  const { list, single, send, onProgress, signal } = job;
  const made: Made[] = [];
  const refused: { one: T; why: string }[] = [];
  const settled = new Set<T>();

  const settle = (portion: readonly T[]) => {
    for (const one of portion) settled.add(one);
    onProgress(settled.size);
  };
  /** Why nobody should go on, or null. */
  async function take(portion: readonly T[]): Promise<string | null> {
    if (signal.aborted) return null;
    try {
      made.push(...(await send(portion)));
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (!isRefusal(error)) return error.message;
      if (portion.length > 1)
        return (await take(portion.slice(0, half(portion)))) ?? (await take(portion.slice(half(portion))));
      for (const one of portion) refused.push({ one, why: error.message });
    }
    settle(portion);
    return null;
  }

  let why: string | null = null;
  for (const portion of single ? list.map((one) => [one]) : portionsOf(list)) {
    const before = made.length;
    why = await take(portion);
    if (why !== null || signal.aborted) break;
    if (portion.length > 1 && made.length === before) break;
  }
  return { made, refused, left: list.filter((one) => !settled.has(one)), why };
}

/** It is about what was sent: another try of the same is refused as well. */
function isRefusal({ status }: CallFailed): boolean {
  return status !== undefined && [400, 404, 409, 413, 422].includes(status);
}

function half(portion: readonly unknown[]): number {
  return Math.ceil(portion.length / 2);
}
