import type { ProblemSet } from '@fourfold/core/contract/content';
import type { SetParentKind } from '../database/schema.ts';
import { richText } from './present-question.ts';
import { topicTypeOf } from './present-topic.ts';
import type { ProblemSetRow } from './problem-set-rows.ts';

/**
 * Converts a row to the reply. The arrays of parent ids and positions come from the rows of
 * problem_set_places (Q84).
 */
export function presentProblemSet(row: ProblemSetRow): ProblemSet {
  const placesOf = (kind: SetParentKind) => row.places.filter((place) => place.parent_kind === kind);
  const idsOf = (kind: SetParentKind) => placesOf(kind).map((place) => place.parent_id);
  const main = row.places[0];
  return {
    id: row.id,
    _id: row.id,
    title: row.title,
    notes: richText(row.notes),
    formulas: row.notes_formulas,
    isPublish: row.is_publish,
    subsubtopic_id: idsOf('subsubtopic'),
    sattopic_id: idsOf('sattopic'),
    sat_question_id: idsOf('sat_question'),
    act_question_id: idsOf('act_question'),
    position: placesOf('subsubtopic').map((place) => ({
      subsubtopic_id: place.parent_id,
      value: place.position,
    })),
    sat_position: placesOf('sat_question').map((place) => ({
      sat_question_id: place.parent_id,
      value: place.position,
    })),
    act_position: placesOf('act_question').map((place) => ({
      act_question_id: place.parent_id,
      value: place.position,
    })),
    ...(row.rev !== null && { rev: row.rev }),
    question_count: row.question_count,
    topicType: main?.topic_kind ? topicTypeOf[main.topic_kind] : null,
  };
}
