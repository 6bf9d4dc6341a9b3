import { isAnswer, type OutboxEntry } from '../outbox-entry.ts';
import type { OutboxSession } from '../outbox-ports.ts';
import type { SendOutcome } from '../send-outcome.ts';

/** What a judge looks at, of the world that a tab is in. */
type Seen = {
  session: OutboxSession | null;
  tokens: ReadonlyMap<string, string>;
  confirmed: Map<string, number>;
  wrongs: string[];
};

export type Judge = {
  sends(entry: OutboxEntry, token: string): void;
  hears(entry: OutboxEntry, token: string, outcome: SendOutcome): void;
  /** The time that the server asked for is over. */
  waited(): void;
  /** An account asked for what was refused to be sent again. */
  retries(account: string): void;
  /** What was made in this tab: of other tabs' entries it cannot know everything. */
  own: Set<string>;
};

/** Remembers what one tab's outbox was told, and writes down each sending that it should have known better than. */
export function createJudge(world: Seen): Judge {
  const confirmed = new Set<string>();
  /** Whose, by entry: a second half that joins a refused answer changes nothing of that. */
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
      if (own.has(entry.id) && isRefused(entry)) wrong('again after it was refused, and nobody asked for that');
      if (entry.aside !== null) wrong('while it is aside');
      if (isAsked) wrong('before the time that the server asked for');
      if (endedTokens.has(token)) wrong('with a token that the server had ended');
      if (world.session === null) wrong('while nobody may send');
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

/** A second half changes nothing of a refusal; a later word on a test's question is a new thing. */
function nameOf(entry: OutboxEntry): string {
  return isAnswer(entry) ? entry.id : keyOf(entry);
}

function keyOf({ id, rev }: OutboxEntry): string {
  return `${id} ${rev}`;
}
