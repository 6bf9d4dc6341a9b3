import type { Assignment } from '@fourfold/core/contract/assignments';
import { testFamilies } from '../features/test-sections/first/test-families.ts';

/**
 * Returns the URL of an assignment; with `dashboard=true` its end leads back to the dashboard (NAV-023, Q26). A
 * sequence that is at a problem set continues in that set, without loading its own page first (Q255).
 */
export function assignmentAddress(assignment: Assignment): string {
  const { path, query } = assignmentLocation(assignment);
  return `${path}?${new URLSearchParams({ ...query, dashboard: 'true' })}`;
}

type AssignmentLocation = { path: string; query: Record<string, string> };

function assignmentLocation(assignment: Assignment): AssignmentLocation {
  if (assignment.reference_type === 'mistakes') {
    return { path: '/home/review', query: { redo: 'true', set: assignment.reference_id } };
  }
  if (assignment.reference_type === 'test') return testLocation(assignment);
  if (assignment.reference_type === 'problem_set') return setLocation(assignment, assignment.reference_id);
  const next = assignment.next_problemset_id;
  if (!next) return sequenceLocation(assignment);
  const { path, query } = setLocation(assignment, next);
  return { path, query: { ...query, from: 'sequence' } };
}

/** The first section that is not submitted; of a submitted test the list, which has its result. */
function testLocation({ topic_type, test_id, reference_id, variant, next_section }: Assignment): AssignmentLocation {
  const family = testFamilies.find((one) => one.family === topic_type);
  const exam = test_id ?? reference_id;
  if (!family || !variant || !next_section) {
    return { path: family?.list ?? '/home', query: { [topic_type]: exam, ...(variant && { area: variant }) } };
  }
  return { path: `${family.base}/${exam}/${variant}/${next_section}`, query: {} };
}

function sequenceLocation(assignment: Assignment): AssignmentLocation {
  const { progress_reference, reference_id: id, topic_type: kind, subtopic_id, topic_id } = assignment;
  switch (progress_reference) {
    case 'HomeSatQuestionTopic':
      return { path: `/home/sat/${id}`, query: {} };
    case 'HomeActQuestionTopic':
      return { path: `/home/act/${id}`, query: {} };
    case 'HomeSubTopic':
      return { path: `/home/${kind}/${id}/${topic_id}`, query: topic_id ? { topic: topic_id } : {} };
    default:
      return { path: `/home/${kind}/subsubtopic/${id}/${subtopic_id}`, query: branchQuery(assignment) };
  }
}

/**
 * The path names the set's parent; a set without any parent left can still be opened by the student it was assigned to.
 */
function setLocation(assignment: Assignment, id: string): AssignmentLocation {
  const { topic_type: kind, sat_question_id, act_question_id, sattopic_id, test_id } = assignment;
  const question = sat_question_id ?? act_question_id;
  if (question) {
    const family = sat_question_id ? 'sat' : 'act';
    const query = { page: `${family}s`, ...(test_id && { [family]: test_id }), [`${family}_question`]: question };
    return { path: `/home/problemset/${id}/${question}`, query };
  }
  if (sattopic_id) {
    return { path: `/home/problemset/${id}/${sattopic_id}`, query: { page: 'sat-topics', topic: sattopic_id } };
  }
  const parent = assignment.subsubtopic_id ?? assignment.subtopic_id ?? id;
  return { path: `/home/problemset/${id}/${parent}`, query: { page: kind, ...branchQuery(assignment) } };
}

function branchQuery({ topic_id, subtopic_id, subsubtopic_id }: Assignment): Record<string, string> {
  return {
    ...(topic_id && { topic: topic_id }),
    ...(subtopic_id && { subtopic: subtopic_id }),
    ...(subsubtopic_id && { subsubtopic: subsubtopic_id }),
  };
}
