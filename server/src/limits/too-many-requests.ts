import { Refusal } from '../call/refusal.ts';

/** The refusal of too frequent calls. States in the message and in Retry-After when the next one is allowed. */
export function tooManyRequests(now: Date, until: Date, what = 'attempts'): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new Refusal('too_many_attempts', { what, seconds }, { headers: { 'retry-after': String(seconds) } });
}
