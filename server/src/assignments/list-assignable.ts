import type { WorkReference } from '@fourfold/core/contract/practice';
import type { Reply } from '@fourfold/core/contract/types';
import { findSection } from '@fourfold/core/exams/exam-editions';
import type { TopicKind } from '@fourfold/core/topics/topic-kinds';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { type RawBuilder, sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { canSee } from '../content/reader.ts';
import type { Db } from '../database/db.ts';
import { type AssignableWork, escapeLike, findTestsByTitle, listTestsOf } from './list-assignable-tests.ts';
import { practiceKind } from './target.ts';
import { type TargetRow, targetColumns, targetJoins } from './target-rows.ts';

/** Lists what can be assigned: what learners can open and practise or take. */
export const listAssignable: Handler<'GET /assignments/assignable'> = async ({ query }, { db }) => {
  const { search, topic_id, skill, exam_id } = query;
  if (search !== undefined) {
    const works = [...(await findByTitle(db, search)).map(presentPractice), ...(await findTestsByTitle(db, search))];
    return { data: works.slice(0, maxFound) };
  }
  if (topic_id !== undefined) return { data: (await listInTopic(db, topic_id)).map(presentPractice) };
  if (skill !== undefined) return { data: (await listOfSkill(db, skill)).map(presentPractice) };
  if (exam_id !== undefined) return { data: await listTestsOf(db, exam_id) };
  throw new Refusal('no_search');
};

/** Maximum results of a search by title. */
const maxFound = 20;

/** The topics that `listAssignable` accepts. */
export const listAssignableTopics: Handler<'GET /assignments/topics'> = async (_input, { db }) => {
  const { rows } = await sql<{ id: string; title: string; kind: TopicKind }>`
    select x.id, x.title, x.kind from topics x
     where ${canSee('student', 'topics', 'x.id')} order by x.kind, x.position, x.id
  `.execute(db);
  return { data: rows };
};

type AssignableRow = TargetRow & {
  reference_type: WorkReference;
  reference_id: string;
  topic_type: NonNullable<TargetRow['topic_type']>;
  question_count: number | null;
};

function presentPractice(row: AssignableRow): AssignableWork {
  return {
    title: row.title,
    path: titlesAbove(row),
    reference_type: practiceKind(row.reference_type),
    reference_id: row.reference_id,
    ...{ variant: null, section: null },
    topic_type: row.topic_type,
    subtopic_id: row.subtopic_id,
    subsubtopic_id: row.subsubtopic_id,
    sattopic_id: row.sattopic_id,
    sat_question_id: row.sat_question_id,
    act_question_id: row.act_question_id,
    question_count: row.question_count,
  };
}

/** Rows whose title contains the text. Titles that begin with it are first. */
async function findByTitle(db: Db, search: string): Promise<AssignableRow[]> {
  const text = escapeLike(search);
  const titleMatches = sql<boolean>`x.title ilike ${`%${text}%`}`;
  const { rows } = await sql<AssignableRow>`
    with found as (${selectAssignable({ subtopics: titleMatches, subsubtopics: titleMatches, exam_questions: titleMatches, problem_sets: titleMatches })}), a as (
      select row_number() over (order by not title ilike ${`${text}%`}, lower(title), reference_id) as match_rank,
             reference_type, reference_id, ${noParents}
        from found
       order by match_rank limit ${maxFound}
    )
    select a.reference_type, a.reference_id, null::integer as question_count, ${targetColumns}
      from a ${targetJoins} order by a.match_rank
  `.execute(db);
  return rows;
}

/** Rows of a topic, in its order, each sequence before its problem sets. */
async function listInTopic(db: Db, topic: string): Promise<AssignableRow[]> {
  const isInSubtopicOfTopic = sql<boolean>`x.subtopic_id in (select id from subtopics where topic_id = ${topic})`;
  const isInTopicOrBelow = sql<boolean>`x.id in (
    select p.problem_set_id from problem_set_places p
      left join subsubtopics above on p.parent_kind = 'subsubtopic' and above.id = p.parent_id
      left join subtopics higher on higher.id = above.subtopic_id
     where p.parent_id = ${topic} or higher.topic_id = ${topic})`;
  const conditions = {
    subtopics: sql<boolean>`x.topic_id = ${topic}`,
    subsubtopics: isInSubtopicOfTopic,
    exam_questions: sql<boolean>`false`,
    problem_sets: isInTopicOrBelow,
  };
  const { rows } = await sql<AssignableRow>`
    with a as (select reference_type, reference_id, ${noParents} from (${selectAssignable(conditions)}) found)
    select a.reference_type, a.reference_id, null::integer as question_count, ${targetColumns} from a ${targetJoins}
     where t.id = ${topic}
     order by st.position, sst.position nulls first, place.position nulls first, a.reference_id
  `.execute(db);
  return rows;
}

/** Rows that have questions of a skill, those with the most first. */
async function listOfSkill(db: Db, skill: string): Promise<AssignableRow[]> {
  const hasSkill = sql<boolean>`x.id in (select parent_id from tagged)`;
  const conditions = { subtopics: hasSkill, subsubtopics: hasSkill, exam_questions: hasSkill, problem_sets: hasSkill };
  const { rows } = await sql<AssignableRow>`
    with tagged as materialized (
      select q.parent_id, count(*)::integer as question_count from questions q
       where q.skill_codes @> array[${skill}]::text[] and q.deleted_at is null and not q.is_hidden group by 1
    ), a as (
      select found.reference_type, found.reference_id, tagged.question_count, found.title as found_title,
             ${noParents}
        from (${selectAssignable(conditions)}) found join tagged on tagged.parent_id = found.reference_id
       order by tagged.question_count desc, lower(found.title), found.reference_id limit 100
    )
    select a.reference_type, a.reference_id, a.question_count, ${targetColumns}
      from a ${targetJoins} order by a.question_count desc, lower(found_title), a.reference_id
  `.execute(db);
  return rows;
}

/** The skills that `listAssignable` accepts: each has questions in work that learners can open. */
export const listAssignableSkills: Handler<'GET /assignments/skills'> = async (_input, { db }) => {
  const everything = sql<boolean>`true`;
  const conditions = {
    subtopics: everything,
    subsubtopics: everything,
    exam_questions: everything,
    problem_sets: everything,
  };
  const { rows } = await sql<Reply<'GET /assignments/skills'>['data'][number]>`
    with used as materialized (
      select distinct tag.code
        from (${selectAssignable(conditions)}) found
        join questions q on q.parent_id = found.reference_id and q.deleted_at is null and not q.is_hidden
       cross join unnest(q.skill_codes) tag (code)
    )
    select s.code, s.title, d.edition, d.code as domain_code, d.title as domain_title
      from skills s join skill_domains d on d.code = s.domain_code
     where s.code in (select code from used)
     order by d.edition desc, d.position, d.code, s.position, s.code
  `.execute(db);
  return { data: rows };
};

/** No assigned parent, so `targetJoins` uses the first visible parent of a problem set. */
const noParents = sql`null::uuid as subsubtopic_id, null::uuid as sattopic_id,
                    null::uuid as sat_question_id, null::uuid as act_question_id`;

type AssignableConditions = Record<
  'subtopics' | 'subsubtopics' | 'exam_questions' | 'problem_sets',
  RawBuilder<boolean>
>;

/** SQL query of what learners can open and practise. The conditions select the rows `x` of each table. */
function selectAssignable(conditions: AssignableConditions): RawBuilder<unknown> {
  const hasQuestions = (kind: string) => sql`
    exists (select from questions q where q.parent_kind = ${kind} and q.parent_id = x.id
                                      and q.deleted_at is null and not q.is_hidden)`;
  const examQuestions = (family: Family, type: WorkReference) => sql`
    select ${type}, x.id, x.title from exam_questions x
      join exams on exams.id = x.exam_id and exams.family = ${family}
     where ${conditions.exam_questions} and ${canSee('student', 'exam_questions', 'x.id')}
       and ${hasQuestions(`${family}_question`)}`;
  return sql`
    select 'HomeSubTopic' as reference_type, x.id as reference_id, x.title from subtopics x
     where ${conditions.subtopics} and ${canSee('student', 'subtopic_sequences', 'x.id')} and ${hasQuestions('subtopic')}
    union all
    select 'HomeSubsubTopic', x.id, x.title from subsubtopics x
     where ${conditions.subsubtopics} and ${canSee('student', 'subsubtopic_sequences', 'x.id')}
       and ${hasQuestions('subsubtopic')}
    union all ${examQuestions('sat', 'HomeSatQuestionTopic')}
    union all ${examQuestions('act', 'HomeActQuestionTopic')}
    union all
    select 'HomeProblemSetQuestions', x.id, x.title from problem_sets x
     where ${conditions.problem_sets} and ${canSee('student', 'problem_sets', 'x.id')} and ${hasQuestions('problem_set')}`;
}

/** Titles of everything above the target, the nearest last. */
function titlesAbove(row: AssignableRow): string[] {
  const section = sectionTitle(row);
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

function sectionTitle({ topic_type, section }: AssignableRow): string | null {
  if (topic_type !== 'sat' && topic_type !== 'act') return null;
  return section === null ? null : (findSection(topic_type, section)?.title ?? null);
}
