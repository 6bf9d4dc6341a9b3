import type { Account } from '@fourfold/core/contract/session';
import { sql } from 'kysely';
import type { Db } from '../../src/database/db.ts';
import {
  anImpersonation,
  aPerson,
  aSessionOf,
  linkStudents,
  type Person,
  type PersonRole,
} from '../../src/testing/people.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A user who makes requests. */
export type TestCaller = {
  role: PersonRole;
  account: Account;
  token: string;
  /** Ids of other users and of their records. */
  otherUserIds: readonly string[];
};

export type TestCallers = {
  /** A user of this role whose session is probably alive. */
  pickCaller(role: PersonRole, chance: SeededRandom): TestCaller;
  /** Replaces a user whose session has ended. */
  replaceCaller(caller: TestCaller): Promise<void>;
};

export const personRoles = ['student', 'tutor', 'tutor-login', 'admin', 'super-admin'] as const satisfies PersonRole[];
/** The number of sessions of each role. */
const sessionsPerRole = 5;

export async function createTestCallers(db: Db, otherUserIds: readonly string[]): Promise<TestCallers> {
  let count = 0;
  const createCaller = async (role: PersonRole): Promise<TestCaller> => {
    count += 1;
    return { role, otherUserIds, ...(await newPerson(db, role, { otherUserIds, count })) };
  };
  const pools = new Map<PersonRole, TestCaller[]>();
  for (const role of personRoles) {
    const pool: TestCaller[] = [];
    while (pool.length < sessionsPerRole) pool.push(await createCaller(role));
    pools.set(role, pool);
  }
  const poolOf = (role: PersonRole) => pools.get(role) ?? [];
  return {
    pickCaller: (role, chance) => chance.pick(poolOf(role)),
    async replaceCaller(caller) {
      const other = await createCaller(caller.role);
      const pool = poolOf(caller.role);
      const at = pool.indexOf(caller);
      if (at !== -1) pool[at] = other;
    },
  };
}

type TutoredStudent = { tutor: string; student: string };

/** Users of the demo with their records in turn, if there are any; otherwise new users. */
async function newPerson(
  db: Db,
  role: PersonRole,
  { otherUserIds, count }: { otherUserIds: readonly string[]; count: number },
): Promise<Person> {
  const { rows: pairs } = await sql<TutoredStudent>`
    select l.tutor_id as tutor, l.student_id as student from tutor_students l
      join users s on s.id = l.student_id join users t on t.id = l.tutor_id
     where s.status and s.deleted_at is null and t.status and t.deleted_at is null
       and not l.student_id = any(${otherUserIds}) order by t.created_at, l.student_id limit 5`.execute(db);
  const pair = pairs[count % Math.max(1, pairs.length)];
  if (pair && role === 'tutor-login')
    return await anImpersonation(db, { tutorId: pair.tutor, studentId: pair.student });
  if (pair && count % 3 > 0 && role === 'student') return await aSessionOf(db, pair.student);
  if (pair && count % 3 > 0 && role === 'tutor') return await aSessionOf(db, pair.tutor);
  const person = await aPerson(db, role);
  const students = [...new Set(pairs.map(({ student }) => student))];
  if (role === 'tutor' && students.length > 0) await linkStudents(db, person.account.id, ...students);
  return person;
}
