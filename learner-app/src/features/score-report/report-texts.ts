import type { ScorePart } from '@fourfold/core/contract/grades';
import type { EarlierTest, ReportModule, ReportPart, Share } from '@fourfold/core/contract/score-report';
import { dayAt } from '@fourfold/core/day/day';
import { formatDateTime, formatDay } from '@fourfold/core/day/format-day';
import type { Variant } from '@fourfold/core/exams/section';

export const variantTexts: Readonly<Record<Variant, string>> = { mock: 'mock test', real: 'real test' };

/** "Between 560 and 640"; null for a score without a range, or with one of a single value. */
export function rangeText({ lower, upper }: Pick<ScorePart, 'lower' | 'upper'>): string | null {
  return lower === undefined || upper === undefined || lower === upper ? null : `Between ${lower} and ${upper}`;
}

const routeTexts = {
  easier: 'After Module 1 you got the easier second module.',
  harder: 'After Module 1 you got the harder second module.',
  only: null,
};

/** Which second module the student got; null for a part with one module. */
export function routeText({ route }: Pick<ReportPart, 'route'>): string | null {
  return route && routeTexts[route];
}

/** "4:05", or "1:04:05" from an hour on. */
export function timeText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const padded = (count: number) => String(count).padStart(2, '0');
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(rest)}` : `${minutes}:${padded(rest)}`;
}

type Tally = { right: number; wrong: number; left_out: number };

/** "3 of 5": right answers among the questions that count. */
export function rightText({ right, wrong, left_out }: Tally): string {
  return `${right} of ${right + wrong + left_out}`;
}

/** The same of one domain or skill in an earlier test; empty if it had no question of it. */
export function earlierText(shares: readonly Share[], code: string | null): string {
  const share = shares.find((one) => one.code === code);
  return share ? `${share.right} of ${share.of}` : '';
}

/** The heads of the columns of earlier tests: their days, with the time where two are of the same day. */
export function earlierHeads(earlier: readonly Pick<EarlierTest, 'submitted_at'>[], now: Date): string[] {
  const days = earlier.map(({ submitted_at }) => dayText(submitted_at, now));
  return earlier.map(({ submitted_at }, at) => {
    const day = days[at] ?? '';
    return days.indexOf(day) === days.lastIndexOf(day) ? day : formatDateTime(new Date(submitted_at), now);
  });
}

/** "12 Nov". */
export function dayText(at: string, now: Date): string {
  return formatDay(dayAt(new Date(at)), dayAt(now));
}

const stateTexts = { right: 'right', wrong: 'wrong', left_out: 'left out', tried: 'does not count' } as const;

/** "15 right, 5 wrong, 2 left out, 1 does not count"; what there is none of is omitted. */
export function statesText(questions: ReportModule['questions']): string {
  return Object.entries(stateTexts)
    .map(([state, text]) => [questions.filter((one) => one.state === state).length, text] as const)
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${count} ${text}`)
    .join(', ');
}

/** "Question 3: wrong, 0:50". */
export function questionText(number: number, { state, seconds }: ReportModule['questions'][number]): string {
  return `Question ${number}: ${stateTexts[state]}, ${timeText(seconds)}`;
}

/** The score of an earlier test: its value, or a dash. */
export function scoreText({ value, of }: Pick<ScorePart, 'value' | 'of'>): string {
  return value === null ? '–' : `${value} of ${of}`;
}
