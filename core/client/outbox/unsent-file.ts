import type { OutboxCall, OutboxEntry } from './outbox-entry.ts';
import type { Unreadable } from './outbox-queue.ts';

type UnsentItems = { refused: readonly OutboxEntry[]; unreadable: readonly Unreadable[] };

/**
 * Every entry that needs the user's attention, as a file to keep or to send to support. Each item
 * begins with a description; `record` is the body for the server. `now` is in milliseconds since
 * 1970; `offset` is in minutes, positive when local time is behind UTC.
 */
export function unsentFile({ refused, unreadable }: UnsentItems, now: number, offset: number) {
  const content = {
    about: 'Answers on this device that Fourfold could not send. Nothing of them is deleted.',
    downloaded: timeOf(now),
    not_sent: refused.map((entry) => ({
      what: actionLabel(entry),
      answered: timeOf(entry.written_at),
      why: refusalReason(entry),
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

const actionLabels: Readonly<Record<OutboxCall, string>> = {
  'POST /user_questions/save_user_questions_progress': 'An answer',
  'POST /user_progresses/save_user_progress': 'The end of a sequence or problem set',
  'POST /user_progresses/save_user_problemset_progress': 'The end of a sequence or problem set',
  'PUT /mistakes/{id}': 'A cause or a note of the mistake notebook',
  'POST /user_sat_test_progresses': 'An answer of a test',
  'POST /user_act_test_progresses': 'An answer of a test',
  'POST /user_sat_test_progresses/submit': 'The submission of a test',
  'POST /user_act_test_progresses/submit': 'The submission of a test',
};

/** A description of the user's action, shown to the user. */
export function actionLabel({ call }: Pick<OutboxEntry, 'call'>): string {
  return actionLabels[call];
}

/** The server's sentence; if there is none, its status. */
export function refusalReason({ aside }: OutboxEntry): string {
  return aside?.message || `The server answered ${aside?.status ?? 'nothing'}.`;
}

function dayOf(at: number): string {
  return timeOf(at)?.slice(0, 10) ?? 'undated';
}

/** Returns null if the clock is so wrong that there is no date. */
function timeOf(at: number): string | null {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
