import { describe, expect, it } from 'vitest';
import { newEntry, type OutboxEntry } from '../../client/outbox/outbox-entry.ts';
import type { Question } from '../../contract/content.ts';
import { newMastery } from '../../mastery/mastery.ts';
import { newSequence, type SequenceState } from '../../sequence/sequence.ts';
import type { HistoryReference } from '../answer-record.ts';
import { anId, aQuestion } from '../testing/practice-questions.ts';
import type { ProgressSnapshot } from './fold-pending.ts';
import { sequenceWithPending } from './sequence-with-pending.ts';
import { setWithPending } from './set-with-pending.ts';

const newSequenceSnapshot = { seq: 0, state: newSequence };
const newSetSnapshot = { seq: 0, state: newMastery };
const sequence: HistoryReference = { reference_type: 'HomeSubsubTopic', reference_id: anId(700) };
const set: HistoryReference = { reference_type: 'HomeProblemSetQuestions', reference_id: anId(800) };
const neverMastered = () => false;

let made = 0;
function answered(reference: HistoryReference, question: number, right: boolean, after_seq: number): OutboxEntry {
  made += 1;
  const body = {
    id: anId(9000 + made),
    user_id: anId(1),
    question_id: anId(question),
    ...reference,
    is_correct: right,
    given_answer_ids: [anId(question * 10 + (right ? 0 : 1))],
    given_free_response_answer: '',
  };
  return newEntry({
    id: anId(8000 + made),
    account_id: anId(1),
    written_at: 0,
    after_seq,
    call: 'POST /user_questions/save_user_questions_progress',
    body,
  });
}

/** 1 right → 3, wrong → 2; 2 → 3; 3 → the set, then 4; 4 ends. */
const questions: Question[] = [
  aQuestion(1, { link_right_question_id: anId(3), link_wrong_question_id: anId(2) }),
  aQuestion(2, { link_right_question_id: anId(3), link_wrong_question_id: anId(3) }),
  aQuestion(3, { link_right_problemset_id: anId(800), link_right_question_id: anId(4) }),
  aQuestion(4),
];
const inSequence = (server: ProgressSnapshot<SequenceState>, pending: OutboxEntry[], mastered = neverMastered) =>
  sequenceWithPending(server, { reference: sequence, pending }, { questions, mastered });

describe('answers that the server has not confirmed', () => {
  it('are applied to its state, in order', () => {
    const pending = [answered(sequence, 1, false, 0), answered(sequence, 2, true, 1), answered(sequence, 3, true, 2)];
    expect(inSequence(newSequenceSnapshot, pending.slice(0, 1)).state).toMatchObject({ question_id: anId(2) });
    expect(inSequence(newSequenceSnapshot, pending)).toEqual({
      seq: 3,
      state: {
        at: 'problemset',
        problemset_id: anId(800),
        then: anId(4),
        questions_complete: 3,
        total_questions: 4,
      },
    });
  });

  it('count once if the server already has them and only its reply was lost', () => {
    const server = inSequence(newSequenceSnapshot, [answered(sequence, 1, false, 0)]);
    const pending = [answered(sequence, 1, false, 0), answered(sequence, 2, true, 1)];
    expect(inSequence(server, pending)).toEqual(inSequence(newSequenceSnapshot, pending));
  });

  it('do not move a sequence that another tab has advanced', () => {
    const server = inSequence(newSequenceSnapshot, [answered(sequence, 1, true, 0)]);
    const draft = answered(sequence, 1, false, server.seq);
    expect(inSequence(server, [draft]).state).toEqual(server.state);
  });

  it('of another sequence or set are ignored', () => {
    expect(inSequence(newSequenceSnapshot, [answered(set, 1, true, 0)])).toEqual(newSequenceSnapshot);
  });

  it('complete a sequence at its end', () => {
    const pending = [answered(sequence, 1, true, 0), answered(sequence, 3, false, 1)];
    expect(inSequence(newSequenceSnapshot, pending)).toEqual({
      seq: 3,
      state: { at: 'complete', by: null, questions_complete: 4, total_questions: 4 },
    });
  });

  it('ignore a link to a hidden question, as the server does', () => {
    const hidden = questions.map((each) => (each.id === anId(2) ? { ...each, is_hidden: true } : each));
    const history = { reference: sequence, pending: [answered(sequence, 1, false, 0)] };
    const { state } = sequenceWithPending(newSequenceSnapshot, history, { questions: hidden, mastered: neverMastered });
    expect(state.at).toBe('complete');
  });
});

describe('the run of a set', () => {
  const ofSet = [aQuestion(1), aQuestion(2, { is_hidden: true }), aQuestion(3)];
  const stateAfter = (...rights: boolean[]) =>
    setWithPending(
      newSetSnapshot,
      { reference: set, pending: rights.map((right, at) => answered(set, at % 2 === 0 ? 1 : 3, right, at)) },
      { questions: ofSet },
    );

  it('grows, restarts, skips hidden questions and wraps', () => {
    expect(stateAfter(true).state).toMatchObject({ run: 1, question_id: anId(3) });
    expect(stateAfter(true, true).state).toMatchObject({ run: 2, question_id: anId(1) });
    expect(stateAfter(true, true, false).state).toMatchObject({ run: 0, mastered: false });
  });

  it('masters the set at four, and restarts with the next answer while the set stays mastered', () => {
    const mastered = stateAfter(true, true, true, true);
    expect(mastered).toMatchObject({ seq: 5, state: { run: 4, mastered: true } });
    const next = { reference: set, pending: [answered(set, 1, true, mastered.seq)] };
    const fresh = setWithPending(mastered, next, { questions: ofSet });
    expect(fresh).toMatchObject({ seq: 7, state: { run: 1, mastered: true } });
  });

  it('is right even without the questions', () => {
    const pending = [answered(set, 1, true, 0), answered(set, 3, true, 1)];
    expect(setWithPending(newSetSnapshot, { reference: set, pending }, { questions: [] }).state.run).toBe(2);
  });
});
