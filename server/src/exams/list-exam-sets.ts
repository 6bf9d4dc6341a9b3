import { paperSections } from '@fourfold/core/exams/exam-editions';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { sql } from 'kysely';
import type { Context, Session } from '../call/handler.ts';
import { presentProblemSet } from '../content/present-problem-set.ts';
import { problemSetRows } from '../content/problem-set-rows.ts';
import { canSee, readerOf } from '../content/reader.ts';
import { requireExam } from './read-exams.ts';

/**
 * The problem sets of an exam's question topics, ordered by section as shown, question number and
 * position in the topic. A set that is in two topics is listed once.
 */
export function listExamSets(family: Family) {
  return async ({ params: { id } }: { params: { id: string } }, { db, session }: Context & { session: Session }) => {
    const reader = readerOf(session);
    const sections = paperSections(family).map(({ type }) => type);
    const setsOfExam = sql<{ problem_set_id: string; first: number[] }>`(
      select place.problem_set_id,
             min(array[array_position(${sections}::text[], topic.section), topic.position, place.position]) as first
        from exam_questions topic
        join problem_set_places place on place.parent_kind = ${`${family}_question`} and place.parent_id = topic.id
       where topic.exam_id = ${id} and ${canSee(reader, 'exam_questions', 'topic.id')}
       group by place.problem_set_id)`.as('here');
    const rows = await problemSetRows(db, reader)
      .innerJoin(setsOfExam, 'here.problem_set_id', 'problem_sets.id')
      .orderBy('here.first')
      .orderBy('problem_sets.id')
      .execute();
    if (rows.length === 0) await requireExam(db, reader, { family, id });
    return { data: rows.map(presentProblemSet) };
  };
}
