import type { Topic } from '@fourfold/core/contract/content';
import { sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { presentQuestion } from './present-question.ts';
import { presentTopic } from './present-topic.ts';
import { questionRows } from './question-rows.ts';
import { shownQuestion } from './reader.ts';
import { topicRows } from './topic-rows.ts';

/** The id is a topic's or a sub-topic's. An admin gets what students find, as in the topic lists (Q262, Q291). */
export const getTopicFlow: Handler<'GET /tests/{id}/flow'> = async ({ params: { id } }, { db }) => {
  const row = await topicRows(db, 'student')
    .where(sql<boolean>`topics.id in (${id}, (select topic_id from subtopics where id = ${id}))`)
    .executeTakeFirst();
  const topic = row && presentTopic(row);
  const place = topic?.id === id ? topic : topic?.subtopics.find((subtopic) => subtopic.id === id);
  const sequences = place ? sequencesOf(place) : [];
  if (!row || !place || sequences.length === 0) throw notFound('Topic');

  const questions = await questionRows(db, 'student', shownQuestion('student'))
    .where('questions.parent_kind', 'in', ['subtopic', 'subsubtopic', 'sattopic'])
    .where('questions.parent_id', 'in', sequences)
    .execute();
  const inPlace = Map.groupBy(questions, ({ parent_id }) => parent_id);
  return {
    id,
    title: place.title,
    topic_type: row.kind,
    topic_id: row.id,
    topic_title: row.title,
    data: sequences.flatMap((sequence) => inPlace.get(sequence) ?? []).map(presentQuestion),
  };
};

/** Ids of what has a published sequence, in the order of the lists. A SAT topic has one without a switch of its own. */
function sequencesOf(place: Topic | Topic['subtopics'][number]): string[] {
  if ('type' in place && place.type === 'SatTopic') return [place.id];
  const subtopics = 'subtopics' in place ? place.subtopics : [place];
  return subtopics
    .flatMap((subtopic) => [subtopic, ...subtopic.subsubtopics])
    .filter(({ isSequencePublish }) => isSequencePublish)
    .map(({ id }) => id);
}
