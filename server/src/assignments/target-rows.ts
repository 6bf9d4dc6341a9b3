import type { AssignmentTopic } from '@fourfold/core/contract/assignable';
import { problemSetReference } from '@fourfold/core/contract/practice';
import { type RawBuilder, sql } from 'kysely';
import { canSee, placesView, type Reader } from '../content/reader.ts';
import { isTestOpen, testWorkReferences } from './assigned-tests.ts';

/** The current content of a target. Fields are null if it was deleted. */
export type TargetRow = {
  title: string;
  topic_type: AssignmentTopic | null;
  /**
   * Whether the assignee may open it now. An assigned problem set stays open when its parents are closed (Q26, Q292).
   */
  published: boolean;
  topic_id: string | null;
  topic_title: string | null;
  subtopic_id: string | null;
  subtopic_title: string | null;
  subsubtopic_id: string | null;
  subsubtopic_title: string | null;
  sattopic_id: string | null;
  sat_question_id: string | null;
  act_question_id: string | null;
  test_id: string | null;
  test_title: string | null;
  question_title: string | null;
  section: string | null;
};

/**
 * Joins for rows `a` that name a target: reference_type, reference_id and, for problem sets, the parent that they were
 * assigned from. A test is its SAT or ACT, `e`. A set is shown in that parent if learners see it there, else in the first parent where they do.
 */
export const targetJoins = sql`
  left join problem_sets s on a.reference_type = ${problemSetReference} and s.id = a.reference_id
  left join lateral (
    select linked.position, case seen.parent_kind when 'subsubtopic' then seen.parent_id end as subsubtopic_id,
           case seen.parent_kind when 'sattopic' then seen.parent_id end as sattopic_id,
           case when seen.parent_kind in ('sat_question', 'act_question') then seen.parent_id end as exam_question_id
      from ${placesView('student')} seen
      join problem_set_places linked using (problem_set_id, parent_kind, parent_id)
     where seen.problem_set_id = s.id
     order by coalesce(seen.parent_id = any (array[a.subsubtopic_id, a.sattopic_id, a.sat_question_id,
                                                   a.act_question_id]), false) desc,
              linked.linked_at, seen.parent_id
     limit 1) place on true
  left join subsubtopics sst on sst.id = case a.reference_type
    when 'HomeSubsubTopic' then a.reference_id else place.subsubtopic_id end
  left join subtopics st on st.id = case a.reference_type
    when 'HomeSubTopic' then a.reference_id else sst.subtopic_id end
  left join topics t on t.id = coalesce(st.topic_id, place.sattopic_id)
  left join exam_questions eq on eq.id = case
    when a.reference_type in ('HomeSatQuestionTopic', 'HomeActQuestionTopic') then a.reference_id
    else place.exam_question_id end
  left join exams e on e.id = case
    when a.reference_type = any (${testWorkReferences}) then a.reference_id else eq.exam_id end`;

/** The columns of `TargetRow`. Requires `targetJoins`. */
export const targetColumns = sql`
  coalesce(s.title, eq.title, e.title, sst.title, st.title,
           (select last.title from last_titles last where last.id = a.reference_id), '') as title,
  coalesce(e.family, t.kind) as topic_type,
  case when s.id is null then ${canReaderOpen('student')} else s.is_publish and s.deleted_at is null end as published,
  st.topic_id, t.title as topic_title, st.id as subtopic_id, st.title as subtopic_title,
  sst.id as subsubtopic_id, sst.title as subsubtopic_title, place.sattopic_id,
  case e.family when 'sat' then eq.id end as sat_question_id,
  case e.family when 'act' then eq.id end as act_question_id,
  e.id as test_id, e.title as test_title,
  eq.title as question_title, eq.section`;

/** SQL condition: the reader may open the target of row `a`. Requires `targetJoins`. */
export function canReaderOpen(reader: Reader): RawBuilder<boolean> {
  const canOpen = (kind: Parameters<typeof canSee>[1]) => canSee(reader, kind, 'a.reference_id');
  const isTest = reader === 'author' ? sql`e.deleted_at is null` : isTestOpen(sql`a.reference_type`);
  return sql<boolean>`
    case when a.reference_type = any (${testWorkReferences}) then ${isTest} else case a.reference_type
      when 'HomeSubTopic' then ${canOpen('subtopic_sequences')}
      when 'HomeSubsubTopic' then ${canOpen('subsubtopic_sequences')}
      when 'HomeSatQuestionTopic' then e.family = 'sat' and ${canOpen('exam_questions')}
      when 'HomeActQuestionTopic' then e.family = 'act' and ${canOpen('exam_questions')}
      else ${canOpen('problem_sets')}
    end end`;
}
