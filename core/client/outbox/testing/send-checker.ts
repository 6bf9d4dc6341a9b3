import type { SendOutcome } from '../internal/send-outcome.ts';
import { isAnswer, type OutboxEntry } from '../outbox-entry.ts';
import type { OutboxSession } from '../outbox-ports.ts';

/** The part of the simulated browser that a checker reads. */
type CheckedBrowser = {
  session: OutboxSession | null;
  tokens: ReadonlyMap<string, string>;
  confirmed: Map<string, number>;
  violations: string[];
};

export type SendChecker = {
  onSend(entry: OutboxEntry, token: string): void;
  onOutcome(entry: OutboxEntry, token: string, outcome: SendOutcome): void;
  /** The wait that the server requested is over. */
  onWaitOver(): void;
  /** An account requested that refused entries are sent again. */
  onRetry(account: string): void;
  /** Ids of the entries made in this tab: it cannot know everything about other tabs' entries. */
  ownEntryIds: Set<string>;
};

/** Records what one tab's outbox was notified of, and reports each send that contradicts it. */
export function createSendChecker(browser: CheckedBrowser): SendChecker {
  const confirmed = new Set<string>();
  /** Account by entry. A second half that is merged into a refused answer does not change the refusal. */
  const refused = new Map<string, string>();
  const endedTokens = new Set<string>();
  let isAsked = false;
  const ownEntryIds = new Set<string>();

  return {
    ownEntryIds,
    onSend(entry, token) {
      const entryLabel = `${entry.id}, rev ${entry.rev},`;
      const addViolation = (violation: string) => browser.violations.push(`${entryLabel} was sent ${violation}`);
      if (ownEntryIds.has(entry.id) && confirmed.has(keyOf(entry))) addViolation('again after it was confirmed');
      if (ownEntryIds.has(entry.id) && isRefused(entry)) addViolation('again after it was refused, without a retry');
      if (entry.aside !== null) addViolation('while it is set aside');
      if (isAsked) addViolation('before the time that the server asked for');
      if (endedTokens.has(token)) addViolation('with a token that the server had ended');
      if (browser.session === null) addViolation('while no account may send');
      else if (browser.session.token !== token) addViolation('with the token of an earlier session');
      if (browser.tokens.get(token) !== entry.account_id) addViolation('with another account’s token');
    },
    onOutcome(entry, token, outcome) {
      if (outcome.kind === 'confirmed') count(entry);
      if (outcome.kind === 'confirmed') confirmed.add(keyOf(entry));
      if (outcome.kind === 'refused') refused.set(nameOf(entry), entry.account_id);
      if (outcome.kind === 'session-ended') endedTokens.add(token);
      if (outcome.kind === 'unreachable' && outcome.wait) isAsked = true;
    },
    onWaitOver() {
      isAsked = false;
    },
    onRetry(account) {
      for (const [id, owner] of refused) if (owner === account) refused.delete(id);
    },
  };

  function isRefused(entry: OutboxEntry): boolean {
    return refused.has(nameOf(entry));
  }

  function count(entry: OutboxEntry) {
    if (!isAnswer(entry)) return;
    const { id, time_spent_after_answer: after } = entry.body;
    const what = after === undefined ? id : `${id}, ${after} s after`;
    browser.confirmed.set(what, (browser.confirmed.get(what) ?? 0) + 1);
  }
}

/** A second half does not change a refusal; a later entry of a test question does. */
function nameOf(entry: OutboxEntry): string {
  return isAnswer(entry) ? entry.id : keyOf(entry);
}

function keyOf({ id, rev }: OutboxEntry): string {
  return `${id} ${rev}`;
}
