import type { Answer } from './ask.ts';
import type { Caller } from './callers.ts';
import type { Expected } from './expected.ts';
import type { Household } from './people.ts';
import type { AnyRow } from './row.ts';

type Judged = { expected: Expected; answer: Answer; row: AnyRow; caller: Caller; mine: Household; theirs: Household };

/** The problems of a reply. Empty if it is as expected. */
export function wrongWith({ expected, answer, row, caller, mine, theirs }: Judged): string[] {
  const leaks = leaked(answer.text, theirs, expected.is === 'done' ? row.tells : undefined);
  const told = leaks.map((what) => `the reply contains “${what}” of another user`);
  if (expected.is === 'refused') return [...notRefused(expected, answer), ...told];
  if (answer.status !== 200) return [`expected 200, got ${said(answer)}`];
  const shown = !row.shows?.includes(caller) || answer.text.includes(mine.name);
  return [...(shown ? [] : ['the reply does not show the caller’s own']), ...told];
}

function notRefused({ status, sentence }: Expected & { is: 'refused' }, answer: Answer): string[] {
  if (answer.status !== status) return [`expected ${status}, got ${said(answer)}`];
  if (status === 200 ? answer.text.includes(sentence) : firstError(answer.text) === sentence) return [];
  return [`expected ${status} “${sentence}”, got ${said(answer)}`];
}

function leaked(text: string, { name, mark }: Household, tells: AnyRow['tells']): string[] {
  if (tells === 'everything') return [];
  // Every mark begins with a name.
  const found = text.includes(mark) ? [mark] : [];
  return tells === 'names' || !text.replaceAll(mark, '').includes(name) ? found : [...found, name];
}

function firstError(text: string): unknown {
  try {
    return (JSON.parse(text) as { errors?: unknown[] }).errors?.[0];
  } catch {
    return undefined;
  }
}

function said({ status, text }: Answer): string {
  return text.length > 160 ? `${status} ${text.slice(0, 160)}…` : `${status} ${text}`;
}
