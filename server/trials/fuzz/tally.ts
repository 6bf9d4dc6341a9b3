import { calls } from './calls.ts';
import type { Got } from './judge.ts';
import type { Shot } from './shot.ts';

/** Counts how many requests succeed: if all are refused early, the trial shows nothing. */
export type Tally = {
  count(shot: Shot, got: Got): void;
  told(): string[];
  /** Why the result is not meaningful. Null if it is. */
  shallow(): string | null;
};

/** Share of all replies: about a third of the requests are valid, and some changed ones are too. */
const leastThrough = 0.2;

export function makeTally(): Tally {
  const statuses = new Map<number, number>();
  const through = new Map<string, number>();
  return {
    count({ call, what }, got) {
      if (got.at !== 'reply') return;
      statuses.set(got.status, (statuses.get(got.status) ?? 0) + 1);
      if (got.status < 300 && what !== 'beside') through.set(call, (through.get(call) ?? 0) + 1);
    },
    shallow() {
      const sum = (counts: Iterable<number>) => [...counts].reduce((all, one) => all + one, 0);
      const share = sum(through.values()) / sum(statuses.values());
      return share < leastThrough ? `only ${Math.round(share * 100)} of 100 requests came to anything` : null;
    },
    told() {
      const shares = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
      const never = calls.filter(({ call }) => !through.has(call)).map(({ call }) => call);
      const came = `${calls.length - never.length} of ${calls.length} calls came through to their handler's end`;
      return [`replies ${shares.join(', ')}`, never.length > 0 ? `${came}, but never ${never.join(', ')}` : came];
    },
  };
}
