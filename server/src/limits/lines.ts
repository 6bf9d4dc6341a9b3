type Line = { inside: number; waiting: (() => void)[] };

/** How many may run at a time, and how many may wait. */
export type Width = { lanes: number; mostWaiting: number };

/**
 * Runs work when it is its turn in the queue of its key. Throws the error of `full` if too many are
 * waiting.
 */
export type InLine = <T>(key: string, width: Width, full: () => Error, work: () => Promise<T>) => Promise<T>;

/**
 * Creates the queues of this process, one for each key: a maximum at a time, the others in order of
 * arrival.
 */
export function makeLines(): InLine {
  const lines = new Map<string, Line>();

  return async (key, { lanes, mostWaiting }, full, work) => {
    const line = lines.get(key) ?? { inside: 0, waiting: [] };
    lines.set(key, line);
    if (line.inside < lanes) line.inside += 1;
    else if (line.waiting.length >= mostWaiting) throw full();
    // A free slot goes to the first in the queue, so that later arrivals cannot overtake.
    else await new Promise<void>((enter) => line.waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else line.inside -= 1;
      if (line.inside === 0) lines.delete(key);
    }
  };
}
