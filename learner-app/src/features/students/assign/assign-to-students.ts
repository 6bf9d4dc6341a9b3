import { api } from '@fourfold/app-shell/session';
import type { AssignmentTerms } from '@fourfold/core/contract/assignments';
import type { Student } from '@fourfold/core/contract/people';
import type { AssignableWork } from './assignable-work.ts';

export type AssignOutcome = {
  student: Student;
  assigned: boolean;
  /** The server's reason for a refusal; null if assigned. */
  reason: string | null;
};

/** Maximum number of students in one call. */
const batchSize = 100;

/** Assigns to each student independently: a refusal for one does not affect the others. */
export async function assignToStudents(
  students: readonly Student[],
  { title: _, path: __, question_count: ___, ...chosen }: AssignableWork,
  terms: AssignmentTerms,
): Promise<AssignOutcome[]> {
  const outcomes: AssignOutcome[] = [];
  for (let from = 0; from < students.length; from += batchSize) {
    const batch = students.slice(from, from + batchSize);
    const body = { ...chosen, type: 'assign' as const, ...terms, user_ids: batch.map(({ id }) => id) };
    const { data } = await api('POST /assignments/for_students', { body });
    const of = new Map(data.map((outcome) => [outcome.user_id, outcome]));
    for (const student of batch) {
      const { assigned = false, reason = null } = of.get(student.id) ?? {};
      outcomes.push({ student, assigned, reason });
    }
  }
  return outcomes;
}
