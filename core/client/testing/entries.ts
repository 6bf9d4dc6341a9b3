import type { Draft, OutboxCall } from '../outbox-entry.ts';

/** A UUID that can be read: the number stands at its end. */
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
};

/** A draft of an entry: by default an answer with a record of its own. */
export function aDraft(wish: Wish = {}): Draft {
  made += 1;
  const account = wish.account ?? anId(1);
  const head = { id: anId(0x100000 + made), account_id: account, written_at: made, after_seq: wish.seq ?? 0 };
  const about = { user_id: account, reference_id: anId(7) };
  switch (wish.call) {
    case 'POST /user_progresses/save_user_progress':
      return { ...head, call: wish.call, body: { ...about, reference_type: 'HomeSubTopic', percent_complete: 100 } };
    case 'POST /user_progresses/save_user_problemset_progress':
      return { ...head, call: wish.call, body: { ...about, reference_type: 'HomeProblemSetQuestions' } };
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
