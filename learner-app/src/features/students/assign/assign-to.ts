import type { Student } from '@fourfold/core/contract/people';
import { api } from '../../../session/session.ts';
import type { Assignable } from './assignable.ts';

export type Outcome = {
  student: Student;
  assigned: boolean;
  /** The server's reason for a refusal; null if assigned. */
  reason: string | null;
};

/** Maximum number of students in one call. */
const atOnce = 100;

/** Assigns to each student independently: a refusal for one does not affect the others. */
export async function assignTo(
  students: readonly Student[],
  { title: _, path: __, ...chosen }: Assignable,
  assignment_date: string,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < students.length; from += atOnce) {
    const some = students.slice(from, from + atOnce);
    const body = { ...chosen, type: 'assign' as const, assignment_date, user_ids: some.map(({ id }) => id) };
    const { data } = await api('POST /assignments/for_students', { body });
    const of = new Map(data.map((outcome) => [outcome.user_id, outcome]));
    for (const student of some) {
      const { assigned = false, reason = null } = of.get(student.id) ?? {};
      outcomes.push({ student, assigned, reason });
    }
  }
  return outcomes;
}
