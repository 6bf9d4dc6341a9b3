import type { TestEntry } from '../../../contract/tests.ts';
import type { Draft, OutboxCall } from '../outbox-entry.ts';

/** A readable UUID that ends with the number. */
export function anId(n: number): string {
  return `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

let made = 0;
type Wish = {
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
};

/** An entry of a test section with a free response. */
export function aTestEntry({ question = anId(9), rev = 1, given = '3/4' }: Wish = {}): TestEntry {
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
export function aDraft(wish: Wish = {}): Draft {
  made += 1;
  const account = wish.account ?? anId(1);
  const head = { id: anId(0x100000 + made), account_id: account, written_at: made, after_seq: wish.seq ?? 0 };
  const about = { user_id: account, reference_id: anId(7) };
  const variant = { real_test: false, attempt: wish.attempt ?? 1 };
  const ofSat = { sat_id: anId(3), sat_type: wish.section ?? 'MathNoCalc', ...variant } as const;
  const ofAct = { act_id: anId(3), act_type: 'Mathematics', ...variant } as const;
  switch (wish.call) {
    case 'POST /user_progresses/save_user_progress':
      return { ...head, call: wish.call, body: { ...about, reference_type: 'HomeSubTopic', percent_complete: 100 } };
    case 'POST /user_progresses/save_user_problemset_progress':
      return { ...head, call: wish.call, body: { ...about, reference_type: 'HomeProblemSetQuestions' } };
    case 'POST /user_sat_test_progresses':
      return { ...head, call: wish.call, body: { ...ofSat, sat_test_progress: JSON.stringify([aTestEntry(wish)]) } };
    case 'POST /user_act_test_progresses':
      return { ...head, call: wish.call, body: { ...ofAct, act_test_progress: JSON.stringify([aTestEntry(wish)]) } };
    case 'POST /user_sat_test_progresses/submit':
      return { ...head, call: wish.call, body: { ...ofSat, submitted: true } };
    case 'POST /user_act_test_progresses/submit':
      return { ...head, call: wish.call, body: { ...ofAct, submitted: true } };
    default:
      return {
        ...head,
        call: 'POST /user_questions/save_user_questions_progress',
        body: {
          ...about,
          id: wish.record ?? anId(0x200000 + made),
          question_id: wish.question ?? anId(9),
          reference_type: 'HomeSubsubTopic',
          time_spent_before_answer: 5,
          ...(wish.after !== undefined && { time_spent_after_answer: wish.after }),
          ...(wish.viewed !== undefined && { view_full_explanation: wish.viewed }),
          is_correct: true,
          given_answer_ids: [],
          given_free_response_answer: wish.given ?? '3/4',
        },
      };
  }
}
