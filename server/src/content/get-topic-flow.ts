import type { Topic } from '@fourfold/core/contract/content';
import { sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { presentQuestion } from './present-question.ts';
import { presentTopic } from './present-topic.ts';
import { questionRows } from './question-rows.ts';
import { isShownQuestion } from './reader.ts';
import { topicRows } from './topic-rows.ts';

/**
 * Returns all sequence questions of a topic or a sub-topic in list order; `id` is the id of either.
 * An admin gets the same questions as a student, as in the topic lists (Q262, Q291).
 */
export const getTopicFlow: Handler<'GET /tests/{id}/flow'> = async ({ params: { id } }, { db }) => {
  const row = await topicRows(db, 'student')
    .where(sql<boolean>`topics.id in (${id}, (select topic_id from subtopics where id = ${id}))`)
    .executeTakeFirst();
  const topic = row && presentTopic(row);
  const treeNode = topic?.id === id ? topic : topic?.subtopics.find((subtopic) => subtopic.id === id);
  const sequences = treeNode ? sequencesOf(treeNode) : [];
  if (!row || !treeNode || sequences.length === 0) throw notFound('Topic');

  const questions = await questionRows(db, 'student', isShownQuestion('student'))
    .where('questions.parent_kind', 'in', ['subtopic', 'subsubtopic', 'sattopic'])
    .where('questions.parent_id', 'in', sequences)
    .execute();
  const byParent = Map.groupBy(questions, ({ parent_id }) => parent_id);
  return {
    id,
    title: treeNode.title,
    topic_type: row.kind,
    topic_id: row.id,
    topic_title: row.title,
    data: sequences.flatMap((sequence) => byParent.get(sequence) ?? []).map(presentQuestion),
  };
};

/**
 * Ids of the records with a published sequence, in list order. A SAT topic always has a sequence:
 * it has no sequence switch.
 */
function sequencesOf(treeNode: Topic | Topic['subtopics'][number]): string[] {
  if ('type' in treeNode && treeNode.type === 'SatTopic') return [treeNode.id];
  const subtopics = 'subtopics' in treeNode ? treeNode.subtopics : [treeNode];
  return subtopics
    .flatMap((subtopic) => [subtopic, ...subtopic.subsubtopics])
    .filter(({ isSequencePublish }) => isSequencePublish)
    .map(({ id }) => id);
}
