import type { Api } from '@fourfold/core/contract/types';
import { anEntry } from '@fourfold/core/tests/testing/an-entry';
import { newId } from '../../src/call/new-id.ts';
import { dueDate } from '../../src/testing/assigning.ts';
import { clientOf } from '../../src/testing/client.ts';
import type { Household, Person } from './people.ts';
import type { World } from './world.ts';

/** Each of a household does what their role does, and leaves the household's mark wherever text can be left. */
export async function doDeeds(url: string, household: Household, world: World): Promise<void> {
  const { student, tutor, admin, 'super-admin': superAdmin, mark } = household;
  for (const person of [student, admin, superAdmin]) {
    const call = clientOf(url, person.token);
    await practise(call, person, { world, mark });
    await sitSat(call, world, mark);
    await sitAct(call, world, mark);
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

/** The one draft that an author has. */
export function draftOf({ id }: Person, mark: string, stamp: number) {
  return { key: `question:${id}`, subject_id: id, base_rev: null, content: { question: mark }, stamp };
}

type Where = { world: World; mark: string };

async function practise(call: Api, { id: user_id }: Person, { world, mark }: Where): Promise<void> {
  const { set, setQuestion, typed, subsubtopic, step } = world;
  const inSet = { user_id, reference_type: 'HomeProblemSetQuestions', reference_id: set } as const;
  const inSequence = { user_id, reference_type: 'HomeSubsubTopic', reference_id: subsubtopic } as const;
  const chosen = (id: string) => ({ given_answer_ids: [id], given_free_response_answer: '' });
  const time = { time_spent_before_answer: 21, time_spent_after_answer: 5 };
  const answers = [
    { ...inSet, question_id: setQuestion.id, ...chosen(setQuestion.right) },
    { ...inSet, question_id: typed, given_answer_ids: [], given_free_response_answer: mark },
    { ...inSequence, question_id: step.id, ...chosen(step.wrong) },
  ];
  for (const answer of answers) {
    await call('POST /user_questions/save_user_questions_progress', { body: { id: newId(), ...time, ...answer } });
  }
}

async function sitSat(call: Api, { sat: { exam: sat_id, test } }: World, mark: string): Promise<void> {
  const at = { sat_id, sat_type: 'MathNoCalc', real_test: false } as const;
  await call('POST /user_sat_test_progresses', { body: { ...at, sat_test_progress: entriesOf(test, mark) } });
  await call('POST /user_sat_test_progresses/submit', { body: { ...at, submitted: true } });
  await call('POST /user_sats', { body: { sat_id, ...paper } });
}

async function sitAct(call: Api, { act: { exam: act_id, test } }: World, mark: string): Promise<void> {
  const at = { act_id, act_type: 'Mathematics', real_test: false } as const;
  await call('POST /user_act_test_progresses', { body: { ...at, act_test_progress: entriesOf(test, mark) } });
  await call('POST /user_act_test_progresses/submit', { body: { ...at, submitted: true } });
  await call('POST /user_acts', { body: { act_id, ...paper } });
}

function entriesOf({ choices, typed }: World['sat']['test'], mark: string): string {
  const chosen = choices.slice(0, 1).map(({ id, right }) => anEntry(id, { givenAnswerIds: [right] }));
  return JSON.stringify([...chosen, anEntry(typed, { freeResponseGivenAnswer: mark })]);
}

/** Both families have a section of this type. */
const paper = { selectedWrong: JSON.stringify({ Reading: [3, 5] }), grade_submitted: { Reading: true } };
