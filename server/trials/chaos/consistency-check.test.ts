import type { OutboxDraft } from '@fourfold/core/client/outbox/outbox-entry';
import { aDraft, anId, aTestEntry } from '@fourfold/core/client/outbox/testing/entries';
import { describe, expect, it } from 'vitest';
import { type AnswerRow, type CheckResult, checkConsistency, type StoredData } from './consistency-check.ts';
import { createLedger, sectionKey } from './ledger.ts';

const student = anId(1);
const nothing: StoredData = { answers: [], entries: [], attempts: [], completions: [] };
const section = sectionKey(student, { family: 'sat', exam: anId(3), section: 'MathNoCalc', real: false, attempt: 1 });
const save = { call: 'POST /user_sat_test_progresses' } as const;

/** The database row of an answer of `aDraft`. */
function aRow(more: Partial<AnswerRow> = {}): AnswerRow {
  return {
    id: anId(5),
    user_id: student,
    question_id: anId(9),
    reference_type: 'HomeSubsubTopic',
    reference_id: anId(7),
    time_spent_before_answer: 5,
    time_spent_after_answer: 0,
    is_correct: true,
    given_answer_ids: [],
    given_free_response_answer: '3/4',
    view_full_explanation: false,
    ...more,
  };
}

function anEntryRow(options: Parameters<typeof aTestEntry>[0] = {}): StoredData['entries'][number] {
  const { timeSpent, ...entry } = aTestEntry(options);
  return { section, entry, timeSpent };
}

/** Checks a ledger in which all drafts were given, and reported as saved, against stored data. */
function checked(drafts: readonly OutboxDraft[], stored: Partial<StoredData>, { saved = true } = {}): CheckResult {
  const ledger = createLedger();
  for (const draft of drafts) {
    ledger.recordGiven(draft);
    if (saved) ledger.recordSaved(draft);
  }
  return checkConsistency(ledger, { ...nothing, ...stored });
}
const counts = ({ acknowledged, lost, duplicated, wrong }: CheckResult) => [
  acknowledged,
  lost.length,
  duplicated.length,
  wrong.length,
];

const answer = aDraft({ record: anId(5) });

describe('the check of answers', () => {
  it('finds nothing when each is stored once, as given', () => {
    expect(counts(checked([answer], { answers: [aRow()] }))).toEqual([1, 0, 0, 0]);
  });

  it('finds one that was reported as saved and is missing', () => {
    const { lost } = checked([answer], {});
    expect(lost).toEqual([`answer ${anId(5)} of ${student} was reported as saved, and is missing`]);
  });

  it('finds one that was not reported as saved and is missing', () => {
    expect(counts(checked([answer], {}, { saved: false }))).toEqual([0, 0, 0, 1]);
  });

  it('finds one that is stored twice, by its id or by its content', () => {
    expect(counts(checked([answer], { answers: [aRow(), aRow()] }))).toEqual([1, 0, 1, 0]);
    // The second one was also never given.
    expect(counts(checked([answer], { answers: [aRow(), aRow({ id: anId(6) })] }))).toEqual([1, 0, 1, 1]);
  });

  const others: [string, Partial<AnswerRow>][] = [
    ['verdict', { is_correct: false }],
    ['text', { given_free_response_answer: '4/3' }],
    ['choice', { given_answer_ids: [anId(4)] }],
    ['question', { question_id: anId(10) }],
    ['student', { user_id: anId(2) }],
    ['time', { time_spent_before_answer: 6 }],
  ];
  it.each(others)('finds another %s', (_, more) => {
    expect(counts(checked([answer], { answers: [aRow(more)] }))).toEqual([1, 0, 0, 1]);
  });

  it('finds a second half with less than was given', () => {
    const halves = [answer, aDraft({ record: anId(5), after: 9, viewed: true }), aDraft({ record: anId(5), after: 4 })];
    const whole = aRow({ time_spent_after_answer: 9, view_full_explanation: true });
    expect(counts(checked(halves, { answers: [whole] }))).toEqual([1, 0, 0, 0]);
    expect(counts(checked(halves, { answers: [{ ...whole, time_spent_after_answer: 4 }] }))).toEqual([1, 0, 0, 1]);
    expect(counts(checked(halves, { answers: [{ ...whole, view_full_explanation: false }] }))).toEqual([1, 0, 0, 1]);
  });

  it('finds one that was never given', () => {
    expect(counts(checked([], { answers: [aRow()] }))).toEqual([0, 0, 0, 1]);
  });
});

describe('the check of a test section', () => {
  const [first, second] = [aDraft({ ...save, rev: 1, given: '1' }), aDraft({ ...save, rev: 2, given: '2' })];

  it('finds nothing with the latest entry of each question', () => {
    expect(counts(checked([first, second], { entries: [anEntryRow({ rev: 2, given: '2' })] }))).toEqual([1, 0, 0, 0]);
  });

  it('finds a missing entry, or one of an earlier revision than was reported as saved', () => {
    expect(counts(checked([first], {}))).toEqual([1, 1, 0, 0]);
    expect(checked([first, second], { entries: [anEntryRow({ rev: 1, given: '1' })] }).lost).toHaveLength(1);
  });

  it('finds another answer with the same revision, a duplicated entry, and one that was never given', () => {
    expect(counts(checked([first], { entries: [anEntryRow({ given: '7' })] }))).toEqual([1, 0, 0, 1]);
    const row = anEntryRow({ given: '1' });
    expect(counts(checked([first], { entries: [row, row] }))).toEqual([1, 0, 1, 0]);
    expect(counts(checked([], { entries: [row] }))).toEqual([0, 0, 0, 1]);
  });

  it('finds a missing submission, and one that was never made', () => {
    const submission = aDraft({ call: 'POST /user_sat_test_progresses/submit' });
    const attempts = (submitted: boolean) => ({ attempts: [{ section, submitted }] });
    expect(counts(checked([submission], attempts(true)))).toEqual([1, 0, 0, 0]);
    expect(counts(checked([submission], attempts(false)))).toEqual([1, 1, 0, 0]);
    expect(counts(checked([], attempts(true)))).toEqual([0, 0, 0, 1]);
  });
});

describe('the check of assignments', () => {
  it('finds one that was completed twice or reopened', () => {
    const of = (completed: number, otherwise: number) => ({
      completions: [{ assignment: anId(8), completed, otherwise }],
    });
    expect(counts(checked([], of(1, 0)))).toEqual([0, 0, 0, 0]);
    expect(counts(checked([], of(2, 0)))).toEqual([0, 0, 1, 0]);
    expect(counts(checked([], of(1, 1)))).toEqual([0, 0, 0, 1]);
  });
});
