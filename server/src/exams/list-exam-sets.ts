import { examFamilies, type Family } from '@fourfold/core/exams/families';
import { sql } from 'kysely';
import type { Context, Session } from '../call/handler.ts';
import { presentProblemSet } from '../content/present-problem-set.ts';
import { problemSetRows } from '../content/problem-set-rows.ts';
import { placesView, readerOf } from '../content/reader.ts';
import { requireExam } from './require-exam.ts';

/** The sets of an exam's question topics: by section as shown, number, and place; a set that hangs twice is there once. */
export function listExamSets(family: Family) {
  return async ({ params: { id } }: { params: { id: string } }, { db, session }: Context & { session: Session }) => {
    const reader = readerOf(session);
    const sections = examFamilies[family].sections.map(({ type }) => type);
    const first = sql<{ place: number[] }>`(
      select array[array_position(${sections}::text[], topic.section), topic.position, place.position] as place
        from problem_set_places place
        join ${placesView(reader)} seen using (problem_set_id, parent_kind, parent_id)
        join exam_questions topic on topic.id = place.parent_id
       where place.problem_set_id = problem_sets.id and topic.exam_id = ${id}
         and place.parent_kind = ${`${family}_question`}
       order by 1 limit 1)`.as('first_place');
    const rows = await problemSetRows(db, reader)
      .innerJoinLateral(first, (on) => on.onTrue())
      .orderBy('first_place.place')
      .orderBy('problem_sets.id')
      .execute();
    if (rows.length === 0) await requireExam(db, reader, { family, id });
    return { data: rows.map(presentProblemSet) };
  };
}
