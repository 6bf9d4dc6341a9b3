import { type Day, dayAt } from '@fourfold/core/day/day';

/** A new code as it is typed. */
export type CodeForm = { code: string; note: string; uses: string; lastDay: Day };
type Slips = Partial<Record<'code' | 'uses' | 'lastDay', string>>;

export const emptyCode: CodeForm = { code: '', note: '', uses: '', lastDay: '' };

/** What is wrong with a new code, by its field. */
export function slipsOf({ code, uses, lastDay }: CodeForm, today: Day): Slips {
  const slips: Slips = {};
  if (code.trim().length < 4) slips.code = code.trim() ? 'A code has at least 4 characters' : 'Please enter Code';
  if (uses !== '' && !(Number.isInteger(Number(uses)) && Number(uses) >= 1 && Number(uses) <= 100_000)) {
    slips.uses = 'A whole number from 1 to 100,000';
  }
  if (lastDay !== '' && lastDay < today) slips.lastDay = 'Today or later';
  return slips;
}

/** The same as the call takes it: a code ends with its last day, as the maker's clock has it. */
export function bodyOf({ code, note, uses, lastDay }: CodeForm) {
  return {
    code: code.trim(),
    note: note.trim(),
    max_uses: uses === '' ? null : Number(uses),
    ends_at: lastDay === '' ? null : new Date(`${lastDay}T24:00`).toISOString(),
  };
}

/** The last day on which students register with it, by the reader's clock. */
export function lastDayOf(ends_at: string): Day {
  return dayAt(new Date(Date.parse(ends_at) - 1));
}
