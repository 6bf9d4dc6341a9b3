import type { Question, SealedQuestion } from '@fourfold/core/contract/content';
import { problemSetReference, type WorkReference } from '@fourfold/core/contract/practice';
import type { Api, Input } from '@fourfold/core/contract/types';
import type { HistoryReference } from '@fourfold/core/practice/answer-record';
import { openQuestions } from '@fourfold/core/practice/open-questions';
import { nameId } from '../../src/content/name-id.ts';
import type { DemoWork } from '../../src/demo/students/student-format.ts';
import { examWorks, works } from '../../src/demo/students/work.ts';

/** A sequence or problem set with everything that its page needs. */
export type PracticeWork = {
  reference: HistoryReference<WorkReference>;
  questions: readonly Question[];
  /** The body of the call that completes it. */
  completion: Input<'PUT /assignments/complete'>['body'];
  /** The fields that assign it. */
  assigned: Pick<Input<'POST /assignments/for_students'>['body'], 'reference_type' | 'reference_id' | 'topic_type'> &
    DemoWork['parentIds'];
};

/** The test section that the students take. */
export type TestedSection = { exam: string; type: 'MathCalc'; questions: readonly (Question | SealedQuestion)[] };

export type Library = {
  sequences: readonly PracticeWork[];
  sets: readonly PracticeWork[];
  /** Looks up work by the id of the sequence's parent or of the set. */
  work(id: string): PracticeWork | undefined;
  section: TestedSection;
};

/** Reads the work of the demo's students, as a learner's pages do, with the sets beside each sequence. */
export async function readLibrary(api: Api): Promise<Library> {
  const sequences: PracticeWork[] = [];
  const sets: PracticeWork[] = [];
  for (const work of [...Object.values(works).map(({ sequence }) => sequence), ...Object.values(examWorks)]) {
    sequences.push(await readSequence(api, work));
    const { data } = await api('GET /problem_sets', { query: parentOf(work.reference) });
    for (const { id } of data) sets.push(await readSet(api, work, id));
  }
  const byId = new Map([...sequences, ...sets].map((work) => [work.reference.reference_id, work]));
  return { sequences, sets, work: (id) => byId.get(id), section: await readSection(api) };
}

async function readSequence(api: Api, { reference, topic, parentIds }: DemoWork): Promise<PracticeWork> {
  const { type, id } = reference;
  const query = parentOf(reference);
  const questionList = await (type === 'HomeSubsubTopic'
    ? api('GET /question_subsubtopics', { query: { subsubtopic_id: id } })
    : api('GET /questions', { query }));
  return {
    reference: { reference_type: type, reference_id: id },
    questions: openQuestions(questionList).data,
    completion: { type: topic === 'math' ? 'home' : topic, ...query },
    assigned: { reference_type: 'sequence', reference_id: id, topic_type: topic, ...parentIds },
  };
}

async function readSet(api: Api, { topic, parentIds }: DemoWork, id: string): Promise<PracticeWork> {
  const { data } = await api('GET /problemset_questions', { query: { problem_set_id: id } });
  return {
    reference: { reference_type: problemSetReference, reference_id: id },
    questions: data,
    completion: { type: 'problemset', problem_set_id: id },
    assigned: { reference_type: 'problem_set', reference_id: id, topic_type: topic, ...parentIds },
  };
}

function parentOf({ type, id }: { type: WorkReference; id: string }) {
  if (type === 'HomeSatQuestionTopic') return { sat_question_id: id };
  return type === 'HomeActQuestionTopic' ? { act_question_id: id } : { subsubtopic_id: id };
}

async function readSection(api: Api): Promise<TestedSection> {
  const [exam, type] = [nameId('sat exam/SAT Practice Test 1'), 'MathCalc'] as const;
  const query = { sat_id: exam, sat_type: type, question_type: 'AdminSatMockTest' } as const;
  const { data } = await api('GET /questions', { query });
  return { exam, type, questions: data };
}
