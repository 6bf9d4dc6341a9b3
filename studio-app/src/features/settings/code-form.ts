import { type Day, dayAt } from '@fourfold/core/day/day';

/** The form of a new code. */
export type CodeForm = { code: string; note: string; uses: string; lastDay: Day };
type CodeErrors = Partial<Record<'code' | 'uses' | 'lastDay', string>>;

export const emptyCode: CodeForm = { code: '', note: '', uses: '', lastDay: '' };

/** The errors of a new code, by field. */
export function codeErrorsOf({ code, uses, lastDay }: CodeForm, today: Day): CodeErrors {
  const errors: CodeErrors = {};
  if (code.trim().length < 4) errors.code = code.trim() ? 'A code has at least 4 characters' : 'Please enter Code';
  if (uses !== '' && !(Number.isInteger(Number(uses)) && Number(uses) >= 1 && Number(uses) <= 100_000)) {
    errors.uses = 'A whole number from 1 to 100,000';
  }
  if (lastDay !== '' && lastDay < today) errors.lastDay = 'Today or later';
  return errors;
}

/** The body of the call: a code ends after its last day in the author's time zone. */
export function codeBodyOf({ code, note, uses, lastDay }: CodeForm) {
  return {
    code: code.trim(),
    note: note.trim(),
    max_uses: uses === '' ? null : Number(uses),
    ends_at: lastDay === '' ? null : new Date(`${lastDay}T24:00`).toISOString(),
  };
}

/** The last day of a code in the user's time zone. */
export function lastDayOf(ends_at: string): Day {
  return dayAt(new Date(Date.parse(ends_at) - 1));
}
