import type { OutboxCall, OutboxEntry } from './outbox-entry.ts';
import type { Unreadable } from './outbox-queue.ts';

type NeedsYou = { refused: readonly OutboxEntry[]; unreadable: readonly Unreadable[] };

/**
 * Everything that needs the person, as a file to keep or to send to somebody who can help. What happened is said in
 * words first; `record` is what the server would have got. `now` is milliseconds since 1970, `offset` the minutes that
 * local time is behind UTC.
 */
export function needsYouFile({ refused, unreadable }: NeedsYou, now: number, offset: number) {
  const content = {
    about: 'Answers on this device that Fourfold could not send. Nothing of them is deleted.',
    downloaded: timeOf(now),
    not_sent: refused.map((entry) => ({
      what: whatIs(entry),
      answered: timeOf(entry.written_at),
      why: whyOf(entry),
      status: entry.aside?.status ?? null,
      call: entry.call,
      record: entry.body,
    })),
    not_readable: unreadable.map(({ unreadable: value }) => value),
  };
  return {
    name: `fourfold-not-sent-${dayOf(now - offset * 60_000)}.json`,
    text: `${JSON.stringify(content, null, 2)}\n`,
  };
}

const words: Readonly<Record<OutboxCall, string>> = {
  'POST /user_questions/save_user_questions_progress': 'An answer',
  'POST /user_progresses/save_user_progress': 'The end of a sequence or problem set',
  'POST /user_progresses/save_user_problemset_progress': 'The end of a sequence or problem set',
  'POST /user_sat_test_progresses': 'An answer of a test',
  'POST /user_act_test_progresses': 'An answer of a test',
  'POST /user_sat_test_progresses/submit': 'The submission of a test',
  'POST /user_act_test_progresses/submit': 'The submission of a test',
};

/** What a person did, in words. */
export function whatIs({ call }: Pick<OutboxEntry, 'call'>): string {
  return words[call];
}

/** The server's own sentence, or what it answered. */
export function whyOf({ aside }: OutboxEntry): string {
  return aside?.message || `The server answered ${aside?.status ?? 'nothing'}.`;
}

function dayOf(at: number): string {
  return timeOf(at)?.slice(0, 10) ?? 'undated';
}

/** A clock far out of order has no date. */
function timeOf(at: number): string | null {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
