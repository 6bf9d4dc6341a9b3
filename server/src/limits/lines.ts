type Line = { inside: number; waiting: (() => void)[] };

/** How many are let in at a time, and how many may wait for it. */
export type Width = { lanes: number; mostWaiting: number };

/** Does work of one key in its turn; `full` says what to throw when the line is too long to stand in. */
export type InLine = <T>(key: string, width: Width, full: () => Error, work: () => Promise<T>) => Promise<T>;

/** Lines of this process, one a key: so many at a time, the others in the order in which they came. */
export function makeLines(): InLine {
  const lines = new Map<string, Line>();

  return async (key, { lanes, mostWaiting }, full, work) => {
    const line = lines.get(key) ?? { inside: 0, waiting: [] };
    lines.set(key, line);
    if (line.inside < lanes) line.inside += 1;
    else if (line.waiting.length >= mostWaiting) throw full();
    // A lane that becomes free goes to the first in line, so that no newcomer overtakes.
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
