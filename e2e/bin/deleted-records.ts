import { newId, questionRows } from '@fourfold/server/testing/fixtures/question';
import { row } from '@fourfold/server/testing/fixtures/rows';
import { topicRows, yesOrNo } from '../support/planting.ts';
import { softDeleted } from '../support/recycle-bin.ts';

/**
 * Each kind of record: its tab, its names in alerts and in questions, and the position where its deleted record was.
 */
export const deletedKinds = [
  { tab: 'SATs', label: 'SAT', spoken: 'SAT', position: 1 },
  { tab: 'ACTs', label: 'ACT', spoken: 'ACT', position: 1 },
  { tab: 'Topics', label: 'Topic', spoken: 'topic', position: 2 },
  { tab: 'Subtopics', label: 'Subtopic', spoken: 'subtopic', position: 2 },
  { tab: 'Subsubtopics', label: 'Subsubtopic', spoken: 'subsubtopic', position: 2 },
  { tab: 'Problem Sets', label: 'Problem Set', spoken: 'problem set', position: 1 },
  { tab: 'Questions', label: 'Question', spoken: 'question', position: 2 },
] as const;

export const titleOf = ({ label }: { label: string }) => `Binned ${label}`;

/** One deleted record of each kind, whose parents are not deleted. */
export function oneDeletedOfEachKind() {
  const { rows, topic, subtopic, subsubtopic } = topicRows({ sequence: { one: { choices: yesOrNo } } });
  const baseValues = (label: string) => ({ id: newId(), title: titleOf({ label }), position: 1 });
  const { position, ...set } = baseValues('Problem Set');
  const location = { parent_kind: 'subsubtopic', parent_id: subsubtopic, position } as const;
  const binned = [
    row('exams', { ...baseValues('SAT'), family: 'sat' }),
    row('exams', { ...baseValues('ACT'), family: 'act' }),
    row('topics', { ...baseValues('Topic'), kind: 'math' }),
    row('subtopics', { ...baseValues('Subtopic'), topic_id: topic }),
    row('subsubtopics', { ...baseValues('Subsubtopic'), subtopic_id: subtopic }),
    row('problem_sets', set),
    row('problem_set_places', { problem_set_id: set.id, ...location }),
    ...questionRows({ id: newId(), ...location }, { text: titleOf({ label: 'Question' }), choices: yesOrNo }),
  ];
  const records = binned.filter(({ table }) => table !== 'answers' && table !== 'problem_set_places');
  const ids = records.map(({ values }) => String(values.id));
  return { rows: [...rows, ...softDeleted({ rows: binned }, ids).rows], ids };
}
