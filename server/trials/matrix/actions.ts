import type { Api } from '@fourfold/core/contract/types';
import { anEntry } from '@fourfold/core/test-entries/testing/an-entry';
import { newId } from '../../src/call/new-id.ts';
import { dueDate } from '../../src/testing/assignments.ts';
import { clientOf } from '../../src/testing/client.ts';
import type { TestFixture } from '../../src/testing/test-fixture.ts';
import type { FixtureContent } from './fixture-content.ts';
import type { Person, UserGroup } from './people.ts';

/**
 * Each person of a group acts according to their role, and leaves the group's mark in every text.
 * `more` adds further actions, so that sums differ.
 */
export async function performActions(
  url: string,
  group: UserGroup,
  content: FixtureContent,
  amount: 'some' | 'more',
): Promise<void> {
  const { student, tutor, admin, 'super-admin': superAdmin, mark } = group;
  for (const person of [student, admin, superAdmin]) {
    const call = clientOf(url, person.token);
    await answerQuestions(call, person, { content, mark, amount });
    await takeSatTests(call, { content, mark, amount });
    await takeActTests(call, { content, mark, amount });
  }
  await clientOf(url, student.token)('POST /reported_problems', {
    body: { problem_type: ['There is a typo'], comment: mark, question_id: content.question.id },
  });
  await clientOf(url, tutor.token)('POST /assignments', {
    body: {
      ...{ user_id: student.id, type: 'assign', reference_type: 'sequence', reference_id: content.subtopic },
      ...{ subtopic_id: content.subtopic, topic_type: 'math', assignment_date: dueDate },
    },
  });
  for (const author of [admin, superAdmin]) {
    await clientOf(url, author.token)('PUT /drafts', { body: draftOf(author, mark, 1) });
  }
}

/** The only draft of an author. */
export function draftOf({ id }: Person, mark: string, stamp: number) {
  return { key: `question:${id}`, subject_id: id, base_rev: null, content: { question: mark }, stamp };
}

type ActionContext = { content: FixtureContent; mark: string; amount: 'some' | 'more' };

async function answerQuestions(
  call: Api,
  { id: user_id }: Person,
  { content, mark, amount }: ActionContext,
): Promise<void> {
  const { set, setQuestion, typed, subtopic, question, subsubtopic, step } = content;
  const inSet = { user_id, reference_type: 'HomeProblemSetQuestions', reference_id: set } as const;
  const inSequence = { user_id, reference_type: 'HomeSubsubTopic', reference_id: subsubtopic } as const;
  const inSubtopic = { user_id, reference_type: 'HomeSubTopic', reference_id: subtopic } as const;
  const chosen = (id: string) => ({ given_answer_ids: [id], given_free_response_answer: '' });
  const time = { time_spent_before_answer: 21, time_spent_after_answer: 5 };
  const answers = [
    { ...inSet, question_id: setQuestion.id, ...chosen(setQuestion.right) },
    { ...inSet, question_id: typed, given_answer_ids: [], given_free_response_answer: mark },
    { ...inSequence, question_id: step.id, ...chosen(step.wrong) },
    { ...inSubtopic, question_id: question.id, ...chosen(question.wrong) },
  ];
  for (const answer of answers.slice(0, amount === 'more' ? 4 : 3)) {
    await call('POST /user_questions/save_user_questions_progress', { body: { id: newId(), ...time, ...answer } });
  }
}

async function takeSatTests(call: Api, { content, mark, amount }: ActionContext): Promise<void> {
  const { exam: sat_id, tests } = content.sat;
  for (const test of amount === 'more' ? tests : tests.slice(0, 1)) {
    const section = { sat_id, sat_type: 'MathNoCalc', real_test: test.real } as const;
    await call('POST /user_sat_test_progresses', { body: { ...section, sat_test_progress: entriesOf(test, mark) } });
    await call('POST /user_sat_test_progresses/submit', { body: { ...section, submitted: true } });
  }
  await call('POST /user_sats', { body: { sat_id, ...gradeInputs[amount] } });
}

async function takeActTests(call: Api, { content, mark, amount }: ActionContext): Promise<void> {
  const { exam: act_id, tests } = content.act;
  for (const test of amount === 'more' ? tests : tests.slice(0, 1)) {
    const section = { act_id, act_type: 'Mathematics', real_test: test.real } as const;
    await call('POST /user_act_test_progresses', { body: { ...section, act_test_progress: entriesOf(test, mark) } });
    await call('POST /user_act_test_progresses/submit', { body: { ...section, submitted: true } });
  }
  await call('POST /user_acts', { body: { act_id, ...gradeInputs[amount] } });
}

function entriesOf({ choices, typed }: TestFixture, mark: string): string {
  const chosen = choices.slice(0, 1).map(({ id, right }) => anEntry(id, { givenAnswerIds: [right] }));
  return JSON.stringify([...chosen, anEntry(typed, { freeResponseGivenAnswer: mark })]);
}

/** Both families have a section of this type. */
const gradeInput = (wrong: number[]) => ({
  selectedWrong: JSON.stringify({ Reading: wrong }),
  grade_submitted: { Reading: true },
});
const gradeInputs = { some: gradeInput([3, 5]), more: gradeInput([1, 2, 3, 4]) };
