import type { TestEntry } from '../../../contract/tests.ts';
import type { OutboxCall, OutboxDraft } from '../outbox-entry.ts';

/** A readable UUID that ends with the number. */
export function anId(n: number): string {
  return `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

let madeCount = 0;
type EntryOptions = {
  account?: string;
  record?: string;
  question?: string;
  given?: string;
  after?: number;
  viewed?: boolean;
  seq?: number;
  call?: OutboxCall;
  /** Only for entries of tests. */
  rev?: number;
  section?: 'MathNoCalc' | 'MathCalc';
  attempt?: number;
  /** Only for notes. */
  note?: string;
  /** Seconds of the minute at which a note was changed, from 10. */
  second?: number;
};

/** An entry of a test section with a free response. */
export function aTestEntry({ question = anId(9), rev = 1, given = '3/4' }: EntryOptions = {}): TestEntry {
  return {
    questionId: question,
    correctAnswerIds: [],
    isCorrect: null,
    freeResponseCorrectAnswer: '',
    givenAnswerIds: [],
    isFreeResponse: true,
    freeResponseGivenAnswer: given,
    markUncertain: false,
    isComplete: given !== '',
    rev,
    struckAnswerIds: [],
    timeSpent: 5,
  };
}

/** A draft of an entry. By default an answer with a new record. */
export function aDraft(options: EntryOptions = {}): OutboxDraft {
  madeCount += 1;
  const account = options.account ?? anId(1);
  const head = {
    id: anId(0x100000 + madeCount),
    account_id: account,
    written_at: madeCount,
    after_seq: options.seq ?? 0,
  };
  const progressFields = { user_id: account, reference_id: anId(7) };
  const variant = { real_test: false, attempt: options.attempt ?? 1 };
  const ofSat = { sat_id: anId(3), sat_type: options.section ?? 'MathNoCalc', ...variant } as const;
  const ofAct = { act_id: anId(3), act_type: 'Mathematics', ...variant } as const;
  switch (options.call) {
    case 'POST /user_progresses/save_user_progress':
      return {
        ...head,
        call: options.call,
        body: { ...progressFields, reference_type: 'HomeSubTopic', percent_complete: 100 },
      };
    case 'POST /user_progresses/save_user_problemset_progress':
      return { ...head, call: options.call, body: { ...progressFields, reference_type: 'HomeProblemSetQuestions' } };
    case 'PUT /mistakes/{id}':
      return {
        ...head,
        call: options.call,
        params: { id: options.question ?? anId(9) },
        body: { cause: 'slip', note: options.note ?? '', updated_at: `2026-11-26T09:30:${options.second ?? 10}Z` },
      };
    case 'POST /user_sat_test_progresses':
      return {
        ...head,
        call: options.call,
        body: { ...ofSat, sat_test_progress: JSON.stringify([aTestEntry(options)]) },
      };
    case 'POST /user_act_test_progresses':
      return {
        ...head,
        call: options.call,
        body: { ...ofAct, act_test_progress: JSON.stringify([aTestEntry(options)]) },
      };
    case 'POST /user_sat_test_progresses/submit':
      return { ...head, call: options.call, body: { ...ofSat, submitted: true } };
    case 'POST /user_act_test_progresses/submit':
      return { ...head, call: options.call, body: { ...ofAct, submitted: true } };
    default:
      return {
        ...head,
        call: 'POST /user_questions/save_user_questions_progress',
        body: {
          ...progressFields,
          id: options.record ?? anId(0x200000 + madeCount),
          question_id: options.question ?? anId(9),
          reference_type: 'HomeSubsubTopic',
          time_spent_before_answer: 5,
          ...(options.after !== undefined && { time_spent_after_answer: options.after }),
          ...(options.viewed !== undefined && { view_full_explanation: options.viewed }),
          is_correct: true,
          given_answer_ids: [],
          given_free_response_answer: options.given ?? '3/4',
        },
      };
  }
}
