import type { ProblemSet } from '@fourfold/core/contract/content';
import { topicKinds } from '@fourfold/core/topics/topic-kinds';
import type { SetParentKind } from '../database/schema.ts';
import { richText } from './present-question.ts';
import type { ProblemSetRow } from './problem-set-rows.ts';

/**
 * Converts a row to the reply. The arrays of parent ids and positions come from the rows of problem_set_places (Q84).
 */
export function presentProblemSet(row: ProblemSetRow): ProblemSet {
  const parentsOf = (kind: SetParentKind) => row.places.filter((parentRow) => parentRow.parent_kind === kind);
  const idsOf = (kind: SetParentKind) => parentsOf(kind).map((parentRow) => parentRow.parent_id);
  const mainParent = row.places[0];
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
    position: parentsOf('subsubtopic').map((parentRow) => ({
      subsubtopic_id: parentRow.parent_id,
      value: parentRow.position,
    })),
    sat_position: parentsOf('sat_question').map((parentRow) => ({
      sat_question_id: parentRow.parent_id,
      value: parentRow.position,
    })),
    act_position: parentsOf('act_question').map((parentRow) => ({
      act_question_id: parentRow.parent_id,
      value: parentRow.position,
    })),
    ...(row.rev !== null && { rev: row.rev }),
    question_count: row.question_count,
    topicType: mainParent?.topic_kind ? topicKinds[mainParent.topic_kind].type : null,
  };
}
