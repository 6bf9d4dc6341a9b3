import { calls } from './calls.ts';
import type { RequestOutcome } from './check-reply.ts';
import type { FuzzRequest } from './fuzz-request.ts';

/** Counts how many requests succeed: if all are refused early, the trial shows nothing. */
export type Tally = {
  count(request: FuzzRequest, outcome: RequestOutcome): void;
  summary(): string[];
  /** Why the result is not meaningful. Null if it is. */
  shallowReason(): string | null;
};

/** Share of all replies: about a third of the requests are valid, and some changed ones are too. */
const minSuccessShare = 0.2;

export function makeTally(): Tally {
  const statuses = new Map<number, number>();
  const successes = new Map<string, number>();
  return {
    count({ call, mutation }, outcome) {
      if (outcome.kind !== 'reply') return;
      statuses.set(outcome.status, (statuses.get(outcome.status) ?? 0) + 1);
      if (outcome.status < 300 && mutation !== 'beside') successes.set(call, (successes.get(call) ?? 0) + 1);
    },
    shallowReason() {
      const sum = (counts: Iterable<number>) => [...counts].reduce((all, one) => all + one, 0);
      const share = sum(successes.values()) / sum(statuses.values());
      return share < minSuccessShare ? `only ${Math.round(share * 100)} of 100 requests came to anything` : null;
    },
    summary() {
      const shares = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
      const never = calls.filter(({ call }) => !successes.has(call)).map(({ call }) => call);
      const successLine = `${calls.length - never.length} of ${calls.length} calls came through to their handler's end`;
      return [
        `replies ${shares.join(', ')}`,
        never.length > 0 ? `${successLine}, but never ${never.join(', ')}` : successLine,
      ];
    },
  };
}
