import { sectionTitle } from '@fourfold/core/exams/exam-editions';
import { type DiagnosticCandidate, diagnosticLength } from '@fourfold/core/today/choose-diagnostic';
import { topicKindNames } from '@fourfold/core/topics/topic-kinds';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { sql } from 'kysely';
import { practiceItems } from '../content/practice-items.ts';
import type { Db } from '../database/db.ts';

type CandidateRow = Pick<DiagnosticCandidate, 'id' | 'rank' | 'skills'>;

/** Of questions that differ in nothing but their order, no more than this can be chosen. */
const mostAlike = diagnosticLength;

/** The questions of the topic lists that students see, those of sets first, because they need no question before them. */
export async function readTopicCandidates(db: Db): Promise<DiagnosticCandidate[]> {
  const order = sql`is_of_set desc, array_position(${topicKindNames}::text[], kind), list_key, position, id`;
  const { rows } = await sql<CandidateRow & { kind: string }>`
    select id, rank, skills, kind
      from (select q.*, row_number() over (partition by skills, kind, rank order by ${order}) as nth
              from (select distinct on (q.id) q.id, q.rank, q.skill_codes as skills, part.topic_type as kind,
                           part.list_key, q.position, q.parent_kind = 'problem_set' as is_of_set
                      from ${practiceItems} part
                      join questions q on q.parent_kind = part.parent_kind and q.parent_id = part.reference_id
                                      and q.deleted_at is null and not q.is_hidden
                     order by q.id, part.list_key) q) q
     where nth <= ${mostAlike}
     order by ${order}`.execute(db);
  return rows.map(({ kind, ...row }) => ({ ...row, fallback: { edition: kind === 'sat' ? 'sat' : null, area: kind } }));
}

/** The questions of the sequences of SATs and ACTs that students may open. */
export async function readExamCandidates(db: Db): Promise<DiagnosticCandidate[]> {
  const order = sql`family desc, exam_position, exam_id, part_position, part_id, position, id`;
  const { rows } = await sql<CandidateRow & { family: Family; section: string }>`
    select id, rank, skills, family, section
      from (select q.*, row_number() over (partition by skills, family, section, rank order by ${order}) as nth
              from (select q.id, q.rank, q.skill_codes as skills, e.family, part.section, e.position as exam_position,
                           e.id as exam_id, part.position as part_position, part.id as part_id, q.position
                      from exam_questions part
                      join open_exam_questions open on open.id = part.id
                      join exams e on e.id = part.exam_id
                      join questions q on q.parent_kind = e.family || '_question' and q.parent_id = part.id
                                      and q.deleted_at is null and not q.is_hidden
                     where part.title is not null) q) q
     where nth <= ${mostAlike}
     order by ${order}`.execute(db);
  return rows.map(({ family, section, ...row }) => ({
    ...row,
    fallback: { edition: family, area: sectionTitle(family, section) },
  }));
}
