import type { FieldProblem, RefusalTexts } from './reasons.ts';

/** Refusals of any call: its form, its frequency, and what it names. */
export const requestRefusals = {
  invalid_field: { reason: 'malformed', text: ({ field, problem }: FieldProblem) => `${field}: ${problem}` },
  /** Well formed, but without the expected meaning. */
  invalid_value: { reason: 'unreadable_content', text: ({ field, problem }: FieldProblem) => `${field}: ${problem}` },
  missing_target: {
    reason: 'not_found',
    text: ({ field, what }: { field: string; what: string }) => `${field}: there is no such ${what}`,
  },
  wrong_content_type: {
    reason: 'wrong_content_type',
    text: ({ expected }: { expected: string }) => `content-type: expected ${expected}`,
  },
  body_too_large: { reason: 'too_large', text: ({ kB }: { kB: number }) => `body: expected at most ${kB} kB` },
  no_such_call: { reason: 'not_found', text: 'There is no such call' },
  wrong_method: {
    reason: 'wrong_method',
    text: ({ method }: { method: string }) => `${method}: not a method of this call`,
  },
  not_found: { reason: 'not_found', text: ({ what }: { what: string }) => `${what} not found` },
  not_permitted: { reason: 'forbidden', text: "You don't have permission to do this" },
  not_permitted_to_submit: { reason: 'forbidden', text: "You don't have permission to submit" },
  metrics_token_wanted: { reason: 'wrong_credentials', text: 'METRICS_TOKEN is wanted here' },
  too_many_attempts: {
    reason: 'too_often',
    text: ({ what, seconds }: { what: string; seconds: number }) =>
      `Too many ${what}. Please try again in ${duration(seconds)}.`,
  },
  /** Not a conflict: after that an outbox would give up instead of sending again. */
  others_are_changing: { reason: 'too_often', text: 'Others are changing the same at this moment: send this again' },
  too_many_answers_at_once: {
    reason: 'too_often',
    text: 'Too many answers to the same questions at once: send this one again',
  },
  database_away: {
    reason: 'unavailable',
    text: 'The database cannot be reached at this moment: send this again',
  },
  disk_full: {
    reason: 'unavailable',
    text: 'There is no room left to save this. Nothing of it was saved: send it again later',
  },
  database_slow: {
    reason: 'unavailable',
    text: 'This took too long and was given up. Nothing of it was saved: send it again later',
  },
  database_upgraded: {
    reason: 'unavailable',
    text: 'The database is being upgraded. Nothing of this was saved: send it again',
  },
} as const satisfies RefusalTexts;

function duration(seconds: number): string {
  return seconds < 60 ? pluralize(seconds, 'second') : pluralize(Math.ceil(seconds / 60), 'minute');
}

function pluralize(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
