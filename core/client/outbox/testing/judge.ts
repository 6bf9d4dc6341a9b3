import { isAnswer, type OutboxEntry } from '../outbox-entry.ts';
import type { OutboxSession } from '../outbox-ports.ts';
import type { SendOutcome } from '../send-outcome.ts';

/** The part of the simulated browser that a checker reads. */
type Seen = {
  session: OutboxSession | null;
  tokens: ReadonlyMap<string, string>;
  confirmed: Map<string, number>;
  wrongs: string[];
};

export type Judge = {
  sends(entry: OutboxEntry, token: string): void;
  hears(entry: OutboxEntry, token: string, outcome: SendOutcome): void;
  /** The wait that the server requested is over. */
  waited(): void;
  /** An account requested that refused entries are sent again. */
  retries(account: string): void;
  /** Ids of the entries made in this tab: it cannot know everything about other tabs' entries. */
  own: Set<string>;
};

/** Records what one tab's outbox was notified of, and reports each send that contradicts it. */
export function createJudge(world: Seen): Judge {
  const confirmed = new Set<string>();
  /**
   * Account by entry. A second half that is merged into a refused answer does not change the
   * refusal.
   */
  const refused = new Map<string, string>();
  const endedTokens = new Set<string>();
  let isAsked = false;
  const own = new Set<string>();

  return {
    own,
    sends(entry, token) {
      const what = `${entry.id}, rev ${entry.rev},`;
      const wrong = (words: string) => world.wrongs.push(`${what} was sent ${words}`);
      if (own.has(entry.id) && confirmed.has(keyOf(entry))) wrong('again after it was confirmed');
      if (own.has(entry.id) && isRefused(entry)) wrong('again after it was refused, without a retry');
      if (entry.aside !== null) wrong('while it is set aside');
      if (isAsked) wrong('before the time that the server asked for');
      if (endedTokens.has(token)) wrong('with a token that the server had ended');
      if (world.session === null) wrong('while no account may send');
      else if (world.session.token !== token) wrong('with the token of an earlier session');
      if (world.tokens.get(token) !== entry.account_id) wrong('with another account’s token');
    },
    hears(entry, token, outcome) {
      if (outcome.kind === 'confirmed') count(entry);
      if (outcome.kind === 'confirmed') confirmed.add(keyOf(entry));
      if (outcome.kind === 'refused') refused.set(nameOf(entry), entry.account_id);
      if (outcome.kind === 'session-ended') endedTokens.add(token);
      if (outcome.kind === 'unreachable' && outcome.wait) isAsked = true;
    },
    waited() {
      isAsked = false;
    },
    retries(account) {
      for (const [id, whose] of refused) if (whose === account) refused.delete(id);
    },
  };

  function isRefused(entry: OutboxEntry): boolean {
    return refused.has(nameOf(entry));
  }

  function count(entry: OutboxEntry) {
    if (!isAnswer(entry)) return;
    const { id, time_spent_after_answer: after } = entry.body;
    const what = after === undefined ? id : `${id}, ${after} s after`;
    world.confirmed.set(what, (world.confirmed.get(what) ?? 0) + 1);
  }
}

/** A second half does not change a refusal; a later entry of a test question does. */
function nameOf(entry: OutboxEntry): string {
  return isAnswer(entry) ? entry.id : keyOf(entry);
}

function keyOf({ id, rev }: OutboxEntry): string {
  return `${id} ${rev}`;
}
