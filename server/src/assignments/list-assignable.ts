import type { PracticeReference } from '@fourfold/core/contract/practice';
import { examFamilies, type Family } from '@fourfold/core/exams/families';
import { type Kysely, sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import { maySee } from '../content/reader.ts';
import type { Database } from '../database/schema.ts';
import { kindOf } from './target.ts';
import { type TargetRow, targetColumns, targetJoins } from './target-rows.ts';

/** What can be assigned, by title: what learners can open and practise; titles that begin with the text first. */
export const listAssignable: Handler<'GET /assignments/assignable'> = async ({ query }, { db }) => {
  const rows = await findTargets(db, query.search);
  const data = rows.map((row) => ({
    title: row.title,
    path: pathTo(row),
    reference_type: kindOf({ type: row.reference_type }),
    reference_id: row.reference_id,
    topic_type: row.topic_type,
    subtopic_id: row.subtopic_id,
    subsubtopic_id: row.subsubtopic_id,
    sattopic_id: row.sattopic_id,
    sat_question_id: row.sat_question_id,
    act_question_id: row.act_question_id,
  }));
  return { data };
};

type Found = TargetRow & {
  reference_type: PracticeReference;
  reference_id: string;
  topic_type: NonNullable<TargetRow['topic_type']>;
};

async function findTargets(db: Kysely<Database>, search: string): Promise<Found[]> {
  // What people type is looked for to the letter: it is no pattern.
  const text = search.replaceAll(/[\\%_]/g, '\\$&');
  const named = sql`x.title ilike ${`%${text}%`}`;
  const practised = (kind: string) => sql`
    exists (select from questions q where q.parent_kind = ${kind} and q.parent_id = x.id
                                      and q.deleted_at is null and not q.is_hidden)`;
  const examQuestions = (family: Family, type: PracticeReference) => sql`
    select ${type}, x.id, x.title from exam_questions x
      join exams on exams.id = x.exam_id and exams.family = ${family}
     where ${named} and ${maySee('student', 'exam_questions', 'x.id')} and ${practised(`${family}_question`)}`;
  const { rows } = await sql<Found>`
    with found (reference_type, reference_id, title) as (
      select 'HomeSubTopic', x.id, x.title from subtopics x
       where ${named} and ${maySee('student', 'subtopic_sequences', 'x.id')} and ${practised('subtopic')}
      union all
      select 'HomeSubsubTopic', x.id, x.title from subsubtopics x
       where ${named} and ${maySee('student', 'subsubtopic_sequences', 'x.id')} and ${practised('subsubtopic')}
      union all ${examQuestions('sat', 'HomeSatQuestionTopic')}
      union all ${examQuestions('act', 'HomeActQuestionTopic')}
      union all
      select 'HomeProblemSetQuestions', x.id, x.title from problem_sets x
       where ${named} and ${maySee('student', 'problem_sets', 'x.id')} and ${practised('problem_set')}
    ), a as (
      select row_number() over (order by not title ilike ${`${text}%`}, lower(title), reference_id) as place,
             reference_type, reference_id, null::uuid as subsubtopic_id, null::uuid as sattopic_id,
             null::uuid as sat_question_id, null::uuid as act_question_id
        from found
       order by place limit 20
    )
    select a.reference_type, a.reference_id, ${targetColumns} from a ${targetJoins} order by a.place
  `.execute(db);
  return rows;
}

/** All that is above it, the nearest last. */
function pathTo(row: Found): string[] {
  const section = sectionOf(row);
  const above = [
    row.topic_title,
    row.reference_type === 'HomeSubTopic' ? null : row.subtopic_title,
    row.reference_type === 'HomeSubsubTopic' ? null : row.subsubtopic_title,
    row.test_title,
    section,
    row.test_id && row.reference_type === 'HomeProblemSetQuestions' ? row.question_title : null,
  ];
  return above.filter((title) => title !== null);
}

function sectionOf({ topic_type, section }: Found): string | null {
  if (topic_type !== 'sat' && topic_type !== 'act') return null;
  return examFamilies[topic_type].sections.find(({ type }) => type === section)?.title ?? null;
}
