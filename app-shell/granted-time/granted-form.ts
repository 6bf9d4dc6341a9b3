import type { GrantedTermsInput, GrantedTime } from '@fourfold/core/contract/granted-time';
import { addDays, type Day } from '@fourfold/core/day/day';
import { breakFactors, maxGrantedMinutes, timeFactors } from '@fourfold/core/test-entries/granted-time';

/** The choices and typed values of the form, as texts. */
export type GrantedForm = {
  /** A factor, `minutes`, or `none`. */
  time: string;
  timeMinutes: string;
  break: string;
  breakMinutes: string;
  until: string;
};
/** The messages of the form's fields that are wrong. */
export type GrantedErrors = Partial<Record<keyof GrantedForm, string>>;

/** Days that a grant counts by default: until the end of a school year, at most. */
const defaultDays = 365;

export const timeOptions = [
  { value: 'none', label: 'As scheduled' },
  ...timeFactors.map((factor) => ({ value: String(factor), label: factor === 2 ? 'Twice' : `${factor} times` })),
  { value: 'minutes', label: 'More minutes for each section' },
];
export const breakOptions = [
  { value: 'none', label: 'As scheduled' },
  ...breakFactors.map((factor) => ({
    value: String(factor),
    label: factor === 2 ? 'Twice as long' : `${factor} times as long`,
  })),
  { value: 'minutes', label: 'More minutes after each section' },
];

/** The form with what is granted; of nothing, time and a half for a year. */
export function formOf(granted: GrantedTime | null, today: Day): GrantedForm {
  if (!granted)
    return { time: '1.5', timeMinutes: '', break: 'none', breakMinutes: '', until: addDays(today, defaultDays) };
  const { time_factor, time_minutes, break_factor, break_minutes, until } = granted;
  return {
    time: choiceOf(time_factor, time_minutes),
    timeMinutes: time_minutes?.toString() ?? '',
    break: choiceOf(break_factor, break_minutes),
    breakMinutes: break_minutes?.toString() ?? '',
    until,
  };
}

function choiceOf(factor: number | null, minutes: number | null): string {
  if (minutes !== null) return 'minutes';
  return factor === null ? 'none' : String(factor);
}

/** Returns the terms of a form, or what to correct in it. */
export function termsOf(form: GrantedForm, today: Day): { terms: GrantedTermsInput } | { errors: GrantedErrors } {
  const [time_minutes, break_minutes] = [
    form.time === 'minutes' ? minutesIn(form.timeMinutes, maxGrantedMinutes.time) : null,
    form.break === 'minutes' ? minutesIn(form.breakMinutes, maxGrantedMinutes.break) : null,
  ];
  const errors: GrantedErrors = {};
  if (time_minutes === undefined) errors.timeMinutes = `Enter 1 to ${maxGrantedMinutes.time} minutes`;
  if (break_minutes === undefined) errors.breakMinutes = `Enter 1 to ${maxGrantedMinutes.break} minutes`;
  if (form.time === 'none' && form.break === 'none') errors.time = 'Choose more time, longer breaks, or both';
  if (form.until < today) errors.until = 'The last day must be today or later';
  if (time_minutes === undefined || break_minutes === undefined || Object.keys(errors).length > 0) return { errors };
  const time_factor = timeFactors.find((factor) => String(factor) === form.time) ?? null;
  const break_factor = breakFactors.find((factor) => String(factor) === form.break) ?? null;
  return { terms: { time_factor, time_minutes, break_factor, break_minutes, until: form.until } };
}

/** Whole minutes in a text; undefined if there are none, or too many. */
function minutesIn(text: string, most: number): number | undefined {
  const minutes = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return minutes >= 1 && minutes <= most ? minutes : undefined;
}
