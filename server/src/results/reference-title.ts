import { testWorkOf } from '@fourfold/core/assignments/test-work';
import { mistakeSetReference } from '@fourfold/core/contract/assignable';
import { diagnosticReference, problemSetReference, reviewReference } from '@fourfold/core/contract/practice';
import { sql } from 'kysely';
import { testWorkReferences } from '../assignments/assigned-tests.ts';

/** SQL expression: the title of a row's practice reference with its parent's, also if it was deleted, even for good. */
export function referenceTitle(row: 'p' | 'a') {
  const [type, id] = [sql.ref(`${row}.reference_type`), sql.ref(`${row}.reference_id`)];
  return sql<string>`coalesce(case
    when ${type} = ${mistakeSetReference} then (select m.title from mistake_sets m where m.id = ${id} and m.user_id = ${sql.ref(`${row}.user_id`)})
    when ${type} = any (${testWorkReferences}) then (select title from exams where id = ${id}) else case ${type}
    when 'HomeSubTopic' then (
      select t.title || ', ' || s.title from subtopics s join topics t on t.id = s.topic_id where s.id = ${id})
    when 'HomeSubsubTopic' then (
      select s.title || ', ' || u.title from subsubtopics u join subtopics s on s.id = u.subtopic_id where u.id = ${id})
    when ${problemSetReference} then (select title from problem_sets where id = ${id})
    else (
      select e.title || ', ' || coalesce(q.title, q.section || ' ' || (q.position + 1))
        from exam_questions q join exams e on e.id = q.exam_id where q.id = ${id})
  end end, (select title from last_titles where id = ${id}), '')`;
}

/** The kind of the history of an answer, as text for people. */
export function historyKind(reference_type: string): 'problem set' | 'sequence' | 'review' | 'diagnostic' {
  if (reference_type === reviewReference) return 'review';
  return reference_type === diagnosticReference ? 'diagnostic' : referenceKind(reference_type);
}

/** The kind of assigned work, as text for people. */
export function assignedKind(reference_type: string): 'problem set' | 'sequence' | 'test' | 'mistakes' {
  if (reference_type === mistakeSetReference) return 'mistakes';
  return testWorkOf(reference_type) ? 'test' : referenceKind(reference_type);
}

/** The kind of a sequence or a problem set, as text for people. */
export function referenceKind(reference_type: string): 'problem set' | 'sequence' {
  return reference_type === problemSetReference ? 'problem set' : 'sequence';
}
