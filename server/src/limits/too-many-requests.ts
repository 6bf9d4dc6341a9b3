import { Refusal } from '../call/refusal.ts';

/** The refusal of too frequent calls. States in the message and in Retry-After when the next one is allowed. */
export function tooManyRequests(now: Date, until: Date, what = 'attempts'): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const time = seconds < 60 ? pluralize(seconds, 'second') : pluralize(Math.ceil(seconds / 60), 'minute');
  return new Refusal('too_often', `Too many ${what}. Please try again in ${time}.`, { 'retry-after': String(seconds) });
}

function pluralize(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
