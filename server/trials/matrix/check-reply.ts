import type { AnyCallRow } from './call-row.ts';
import type { MatrixCaller } from './callers.ts';
import type { ExpectedResult } from './expected.ts';
import type { CallReply } from './make-call.ts';
import type { UserGroup } from './people.ts';

type CheckInput = {
  expected: ExpectedResult;
  answer: CallReply;
  row: AnyCallRow;
  caller: MatrixCaller;
  mine: UserGroup;
  theirs: UserGroup;
};

/** The problems of a reply. Empty if it is as expected. */
export function replyProblems({ expected, answer, row, caller, mine, theirs }: CheckInput): string[] {
  const leaks = leakedTexts(answer.text, theirs, expected.kind === 'done' ? row.tells : undefined);
  const leakProblems = leaks.map((what) => `the reply contains “${what}” of another user`);
  if (expected.kind === 'refused') return [...refusalProblems(expected, answer), ...leakProblems];
  if (answer.status !== 200) return [`expected 200, got ${formatReply(answer)}`];
  const isOwnShown = !row.shows?.includes(caller) || answer.text.includes(mine.name);
  return [...(isOwnShown ? [] : ['the reply does not show the caller’s own']), ...leakProblems];
}

function refusalProblems({ status, sentence }: ExpectedResult & { kind: 'refused' }, answer: CallReply): string[] {
  if (answer.status !== status) return [`expected ${status}, got ${formatReply(answer)}`];
  if (status === 200 ? answer.text.includes(sentence) : firstError(answer.text) === sentence) return [];
  return [`expected ${status} “${sentence}”, got ${formatReply(answer)}`];
}

function leakedTexts(text: string, { name, mark }: UserGroup, tells: AnyCallRow['tells']): string[] {
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

function formatReply({ status, text }: CallReply): string {
  return text.length > 160 ? `${status} ${text.slice(0, 160)}…` : `${status} ${text}`;
}
