import { newId, questionRows } from '@fourfold/server/testing/planting/question';
import { row } from '@fourfold/server/testing/planting/rows';
import { inBin } from '../binned.ts';
import { topicRows, yesOrNo } from '../content.ts';

/**
 * Each kind of record: its tab, its names in alerts and in questions, and the position where its
 * deleted record was.
 */
export const kinds = [
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
export function oneOfEachKind() {
  const { rows, topic, subtopic, subsubtopic } = topicRows({ sequence: { one: { choices: yesOrNo } } });
  const own = (label: string) => ({ id: newId(), title: titleOf({ label }), position: 1 });
  const { position, ...set } = own('Problem Set');
  const place = { parent_kind: 'subsubtopic', parent_id: subsubtopic, position } as const;
  const binned = [
    row('exams', { ...own('SAT'), family: 'sat' }),
    row('exams', { ...own('ACT'), family: 'act' }),
    row('topics', { ...own('Topic'), kind: 'math' }),
    row('subtopics', { ...own('Subtopic'), topic_id: topic }),
    row('subsubtopics', { ...own('Subsubtopic'), subtopic_id: subtopic }),
    row('problem_sets', set),
    row('problem_set_places', { problem_set_id: set.id, ...place }),
    ...questionRows({ id: newId(), ...place }, { text: titleOf({ label: 'Question' }), choices: yesOrNo }),
  ];
  const records = binned.filter(({ table }) => table !== 'answers' && table !== 'problem_set_places');
  const ids = records.map(({ values }) => String(values.id));
  return { rows: [...rows, ...inBin({ rows: binned }, ids).rows], ids };
}
