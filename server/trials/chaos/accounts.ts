import { isDeepStrictEqual } from 'node:util';
import type { AnswerRecord } from '@fourfold/core/contract/practice';
import type { TestEntry } from '@fourfold/core/contract/tests';
import type { Completion } from './completions.ts';
import type { Given, GivenAnswer, GivenEntry } from './ledger.ts';

/** An answer as the database has it. */
export type AnswerRow = Required<AnswerRecord>;
/** An entry of a test section as the database has it; `section` is `nameOf` it. */
export type EntryRow = { section: string; entry: Omit<TestEntry, 'timeSpent'>; timeSpent: number };
export type AttemptRow = { section: string; submitted: boolean };

export type Kept = {
  answers: readonly AnswerRow[];
  entries: readonly EntryRow[];
  attempts: readonly AttemptRow[];
  completions: readonly Completion[];
};

/** Sentences, each with the ids that a developer looks up. */
export type Accounts = {
  /** Answers, entries and submissions that a client called saved. */
  acknowledged: number;
  lost: string[];
  doubled: string[];
  /** Whatever else is not as it was given. */
  wrong: string[];
};

/** Holds what students gave and were told against what is kept, once nothing is on its way any more. */
export function judgeAccounts(given: Given, kept: Kept): Accounts {
  const accounts: Accounts = { acknowledged: 0, lost: [], doubled: [], wrong: [] };
  const missing = (saved: string, what: string) => {
    if (saved === 'no') accounts.wrong.push(`${what} was given, and is nowhere`);
    else accounts.lost.push(`${what} was called saved, and is not there`);
  };
  for (const all of [given.answers, given.entries, given.submissions]) {
    for (const { saved } of all.values()) if (saved !== 'no') accounts.acknowledged += 1;
  }
  judgeAnswers(given, kept, accounts, missing);
  judgeSections(given, kept, accounts, missing);
  for (const { assignment, completed, otherwise } of kept.completions) {
    if (completed > 1) accounts.doubled.push(`assignment ${assignment} was completed ${completed} times`);
    if (otherwise > 0) accounts.wrong.push(`assignment ${assignment} was changed after it was completed`);
  }
  return accounts;
}

type Missing = (saved: string, what: string) => void;

function judgeAnswers({ answers }: Given, kept: Kept, { doubled, wrong }: Accounts, missing: Missing): void {
  const rows = Map.groupBy(kept.answers, ({ id }) => id);
  for (const [id, answer] of answers) {
    const [row, ...others] = rows.get(id) ?? [];
    if (!row) missing(answer.saved, `answer ${id} of ${answer.body.user_id}`);
    if (others.length > 0) doubled.push(`answer ${id} is there ${others.length + 1} times`);
    const wanted = wantedOf(answer);
    if (row && !isDeepStrictEqual(row, wanted)) wrong.push(`answer ${id} is ${said(row)}, and was ${said(wanted)}`);
  }
  for (const row of kept.answers) {
    if (!answers.has(row.id)) wrong.push(`nobody gave the answer ${said(row)}`);
  }
  // The seconds before an answer count a student's answers: nobody gives two of one content.
  for (const same of Map.groupBy(kept.answers, contentOf).values()) {
    const ids = new Set(same.map(({ id }) => id));
    if (ids.size > 1) doubled.push(`one answer is there as ${[...ids].join(' and ')}`);
  }
}

function wantedOf({ body, after, viewed }: GivenAnswer): AnswerRow {
  return {
    ...body,
    time_spent_before_answer: body.time_spent_before_answer ?? 0,
    is_correct: body.is_correct ?? false,
    time_spent_after_answer: after,
    view_full_explanation: viewed,
  };
}

function contentOf({ id: _, time_spent_after_answer: __, view_full_explanation: ___, ...content }: AnswerRow): string {
  return said(content);
}

function judgeSections(given: Given, kept: Kept, { doubled, wrong }: Accounts, missing: Missing): void {
  const rows = Map.groupBy(kept.entries, ({ section, entry }) => `${section} ${entry.questionId}`);
  for (const [key, { entry, saved, savedRev }] of given.entries) {
    const [row, ...others] = rows.get(key) ?? [];
    if (!row || row.entry.rev < savedRev) missing(saved, `revision ${savedRev} of entry ${key}`);
    if (others.length > 0) doubled.push(`entry ${key} is there ${others.length + 1} times`);
    if (row && !isSame(row, entry)) wrong.push(`entry ${key} is ${said(row)}, and was ${said(entry)}`);
  }
  for (const key of rows.keys()) if (!given.entries.has(key)) wrong.push(`nobody gave the entry ${key}`);
  const submitted = new Set(kept.attempts.filter((attempt) => attempt.submitted).map(({ section }) => section));
  for (const [section, { saved }] of given.submissions) {
    if (!submitted.has(section)) missing(saved, `the submission of section ${section}`);
  }
  for (const section of submitted) {
    if (!given.submissions.has(section)) wrong.push(`nobody submitted section ${section}`);
  }
}

/** In what the student says; verdicts and keys are the server's. */
function isSame({ entry, timeSpent }: EntryRow, given: GivenEntry['entry']): boolean {
  const own = (one: EntryRow['entry']) => [
    one.rev,
    one.givenAnswerIds,
    one.freeResponseGivenAnswer,
    one.markUncertain,
    one.struckAnswerIds,
  ];
  return timeSpent === given.timeSpent && isDeepStrictEqual(own(entry), own(given));
}

function said(what: unknown): string {
  return JSON.stringify(what);
}
