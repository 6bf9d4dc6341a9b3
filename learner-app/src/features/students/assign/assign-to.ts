import type { Student } from '@fourfold/core/contract/people';
import { api } from '../../../session/session.ts';
import type { Assignable } from './assignable.ts';

export type Outcome = {
  student: Student;
  assigned: boolean;
  /** Why not, in the server's words. */
  reason: string | null;
};

/** Students that one call takes. */
const atOnce = 100;

/** Assigns to each student alone: what one of them has already does not keep it from the others. */
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
