import type { TopicKind } from '@fourfold/core/topics/topic-kinds';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { type RawBuilder, sql } from 'kysely';
import type { QuestionParentKind, SetParentKind } from '../database/schema.ts';

/** An ordered list of content records: its items have the positions 0 to n-1. */
export type ContentList =
  | { of: 'topic'; kind: TopicKind }
  | { of: 'exam'; family: Family }
  | { of: 'subtopic' | 'subsubtopic'; parent: string }
  | { of: 'problem_set'; kind: SetParentKind; parent: string }
  | { of: 'answer'; parent: string }
  | {
      of: 'question';
      kind: QuestionParentKind;
      parent: string;
      /** Only for test questions: the section and the variant. */
      section?: string | null | undefined;
      is_real?: boolean | null | undefined;
    };

/**
 * How a list is stored: its table, the column with the item ids, the condition for the living rows
 * of the list, and the column that orders rows with equal positions.
 */
export type ListRows = { table: string; id: string; condition: RawBuilder<boolean>; tieBreaker: string };

/** Returns the table and the SQL condition that select the rows of a list. */
export function listRowsOf(list: ContentList): ListRows {
  switch (list.of) {
    case 'topic':
      return rowsOfOwnTable('topics', sql`kind = ${list.kind}`);
    case 'exam':
      return rowsOfOwnTable('exams', sql`family = ${list.family}`);
    case 'subtopic':
      return rowsOfOwnTable('subtopics', sql`topic_id = ${list.parent}`);
    case 'subsubtopic':
      return rowsOfOwnTable('subsubtopics', sql`subtopic_id = ${list.parent}`);
    case 'question':
      return rowsOfOwnTable(
        'questions',
        sql`parent_kind = ${list.kind} and parent_id = ${list.parent}
            and section is not distinct from ${list.section ?? null}::text
            and is_real is not distinct from ${list.is_real ?? null}::boolean`,
      );
    case 'answer':
      return { table: 'answers', id: 'id', condition: sql<boolean>`question_id = ${list.parent}`, tieBreaker: 'id' };
    case 'problem_set':
      return {
        table: 'problem_set_places',
        id: 'problem_set_id',
        condition: sql<boolean>`parent_kind = ${list.kind} and parent_id = ${list.parent}
          and problem_set_id in (select id from living_problem_sets)`,
        tieBreaker: 'linked_at',
      };
    default:
      return list satisfies never;
  }
}

function rowsOfOwnTable(table: string, condition: RawBuilder<unknown>): ListRows {
  return { table, id: 'id', condition: sql<boolean>`deleted_at is null and ${condition}`, tieBreaker: 'id' };
}
