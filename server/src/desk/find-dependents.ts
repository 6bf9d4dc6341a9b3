import { type RawBuilder, sql } from 'kysely';
import {
  type AffectedIds,
  type DeletionRoot,
  parentsAmong,
  questionParentKinds,
  setParentKinds,
} from '../content/recycle-bin.ts';
import type { Tx } from '../database/db.ts';

/**
 * Returns the ids of a deleted record and of all records that belong only to it, whatever their
 * deletion id. A set with another parent, living or in the bin, is not included.
 */
export async function findDependents(tx: Tx, root: DeletionRoot): Promise<AffectedIds> {
  const dependents: AffectedIds = {
    topics: [],
    subtopics: [],
    subsubtopics: [],
    exams: [],
    exam_questions: [],
    problem_sets: [],
    questions: [],
    [root.table]: [root.id],
  };
  const add = async (table: keyof AffectedIds, condition: RawBuilder<boolean>) => {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where ${condition}`.execute(tx);
    dependents[table].push(...rows.map(({ id }) => id));
  };
  if (dependents.topics.length > 0) await add('subtopics', sql`topic_id = any (${dependents.topics}::uuid[])`);
  if (dependents.subtopics.length > 0)
    await add('subsubtopics', sql`subtopic_id = any (${dependents.subtopics}::uuid[])`);
  if (dependents.exams.length > 0) await add('exam_questions', sql`exam_id = any (${dependents.exams}::uuid[])`);
  const setParents = parentsAmong(dependents, setParentKinds);
  if (setParents.ids.length > 0) {
    const parentPairs = sql`(select * from unnest(${setParents.kinds}::text[], ${setParents.ids}::uuid[]))`;
    await add(
      'problem_sets',
      sql`id in (select problem_set_id from problem_set_places where (parent_kind, parent_id) in ${parentPairs})
          and not exists (select from problem_set_places other
                           where other.problem_set_id = problem_sets.id
                             and (other.parent_kind, other.parent_id) not in ${parentPairs})`,
    );
  }
  const questionParents = parentsAmong(dependents, questionParentKinds);
  if (questionParents.ids.length > 0) {
    await add(
      'questions',
      sql`(parent_kind, parent_id) in (select * from unnest(${questionParents.kinds}::text[], ${questionParents.ids}::uuid[]))`,
    );
  }
  return dependents;
}
