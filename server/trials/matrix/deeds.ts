import type { Api } from '@fourfold/core/contract/types';
import { anEntry } from '@fourfold/core/tests/testing/an-entry';
import { newId } from '../../src/call/new-id.ts';
import { dueDate } from '../../src/testing/assigning.ts';
import { clientOf } from '../../src/testing/client.ts';
import type { PlantedTest } from '../../src/testing/test-section.ts';
import type { Household, Person } from './people.ts';
import type { World } from './world.ts';

/**
 * Each person of a group acts according to their role, and leaves the group's mark in every text.
 * `more` adds further actions, so that sums differ.
 */
export async function doDeeds(url: string, household: Household, world: World, how: 'some' | 'more'): Promise<void> {
  const { student, tutor, admin, 'super-admin': superAdmin, mark } = household;
  for (const person of [student, admin, superAdmin]) {
    const call = clientOf(url, person.token);
    await practise(call, person, { world, mark, how });
    await sitSat(call, { world, mark, how });
    await sitAct(call, { world, mark, how });
  }
  await clientOf(url, student.token)('POST /reported_problems', {
    body: { problem_type: ['There is a typo'], comment: mark, question_id: world.question.id },
  });
  await clientOf(url, tutor.token)('POST /assignments', {
    body: {
      ...{ user_id: student.id, type: 'assign', reference_type: 'sequence', reference_id: world.subtopic },
      ...{ subtopic_id: world.subtopic, topic_type: 'math', assignment_date: dueDate },
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

type Way = { world: World; mark: string; how: 'some' | 'more' };

async function practise(call: Api, { id: user_id }: Person, { world, mark, how }: Way): Promise<void> {
  const { set, setQuestion, typed, subtopic, question, subsubtopic, step } = world;
  const inSet = { user_id, reference_type: 'HomeProblemSetQuestions', reference_id: set } as const;
  const inSequence = { user_id, reference_type: 'HomeSubsubTopic', reference_id: subsubtopic } as const;
  const above = { user_id, reference_type: 'HomeSubTopic', reference_id: subtopic } as const;
  const chosen = (id: string) => ({ given_answer_ids: [id], given_free_response_answer: '' });
  const time = { time_spent_before_answer: 21, time_spent_after_answer: 5 };
  const answers = [
    { ...inSet, question_id: setQuestion.id, ...chosen(setQuestion.right) },
    { ...inSet, question_id: typed, given_answer_ids: [], given_free_response_answer: mark },
    { ...inSequence, question_id: step.id, ...chosen(step.wrong) },
    { ...above, question_id: question.id, ...chosen(question.wrong) },
  ];
  for (const answer of answers.slice(0, how === 'more' ? 4 : 3)) {
    await call('POST /user_questions/save_user_questions_progress', { body: { id: newId(), ...time, ...answer } });
  }
}

async function sitSat(call: Api, { world, mark, how }: Way): Promise<void> {
  const { exam: sat_id, tests } = world.sat;
  for (const test of how === 'more' ? tests : tests.slice(0, 1)) {
    const at = { sat_id, sat_type: 'MathNoCalc', real_test: test.real } as const;
    await call('POST /user_sat_test_progresses', { body: { ...at, sat_test_progress: entriesOf(test, mark) } });
    await call('POST /user_sat_test_progresses/submit', { body: { ...at, submitted: true } });
  }
  await call('POST /user_sats', { body: { sat_id, ...paper[how] } });
}

async function sitAct(call: Api, { world, mark, how }: Way): Promise<void> {
  const { exam: act_id, tests } = world.act;
  for (const test of how === 'more' ? tests : tests.slice(0, 1)) {
    const at = { act_id, act_type: 'Mathematics', real_test: test.real } as const;
    await call('POST /user_act_test_progresses', { body: { ...at, act_test_progress: entriesOf(test, mark) } });
    await call('POST /user_act_test_progresses/submit', { body: { ...at, submitted: true } });
  }
  await call('POST /user_acts', { body: { act_id, ...paper[how] } });
}

function entriesOf({ choices, typed }: PlantedTest, mark: string): string {
  const chosen = choices.slice(0, 1).map(({ id, right }) => anEntry(id, { givenAnswerIds: [right] }));
  return JSON.stringify([...chosen, anEntry(typed, { freeResponseGivenAnswer: mark })]);
}

/** Both families have a section of this type. */
const graded = (wrong: number[]) => ({
  selectedWrong: JSON.stringify({ Reading: wrong }),
  grade_submitted: { Reading: true },
});
const paper = { some: graded([3, 5]), more: graded([1, 2, 3, 4]) };
