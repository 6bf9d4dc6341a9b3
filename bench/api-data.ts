import { connect } from '@fourfold/server/database/connect';
import { addPeople, makeLibrary } from './scale-data.ts';

type Connection = Parameters<typeof connect>[0];

/** A problem set that students practise repeatedly. */
export type PracticeSet = { id: string; questions: { id: string; right: string; wrong: string }[] };

/** Creates the students 1 to `students` with a year of practice; returns the sets to practise in a run. */
export async function makeSchool(connection: Connection, students: number): Promise<PracticeSet[]> {
  await makeLibrary(connection);
  await addPeople(connection, { students, answers: students * 20, heavy: 20, linked: 30 }, () => {});
  const { pool, close } = connect(connection, { size: 1 });
  try {
    return (await pool.query<PracticeSet>(sets)).rows;
  } finally {
    await close();
  }
}

const sets = `
  select s.id, json_agg(json_build_object('id', q.id, 'right', r.id, 'wrong', w.id) order by q.position) as questions
    from problem_sets s
    join questions q on q.parent_kind = 'problem_set' and q.parent_id = s.id
    join answers r on r.question_id = q.id and r.correct
    join answers w on w.question_id = q.id and w.position = 1
   where s.id <= bench_id(8, 200)
   group by s.id order by s.id`;

/** The id of a student in the data of scale-people.ts. */
export function studentId(n: number): string {
  return `00000001-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

/** The token of that student's session. */
export function studentToken(n: number): string {
  return `S${String(n).padStart(42, '0')}`;
}

/** Returns the number of answers of the first `students` students. */
export async function answersOf(connection: Connection, students: number): Promise<number> {
  const { pool, close } = connect(connection, { size: 1 });
  try {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::integer as count from practice_events
        where kind = 'answered' and user_id between bench_id(1, 1) and bench_id(1, $1)`,
      [students],
    );
    return rows[0]?.count ?? 0;
  } finally {
    await close();
  }
}
