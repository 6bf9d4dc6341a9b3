import type { Account } from '@fourfold/core/contract/session';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import { aLook, aPerson, aSessionOf, linkStudents, type Person, type PersonRole } from '../../src/testing/people.ts';
import type { Chance } from './chance.ts';

/** A user who makes requests. */
export type Somebody = {
  role: PersonRole;
  account: Account;
  token: string;
  /** Ids of other users and of their records. */
  strangers: readonly string[];
};

export type People = {
  /** A user of this role whose session is probably alive. */
  one(role: PersonRole, chance: Chance): Somebody;
  /** Replaces a user whose session has ended. */
  ended(somebody: Somebody): Promise<void>;
};

export const personRoles = ['student', 'tutor', 'tutor-login', 'admin', 'super-admin'] as const satisfies PersonRole[];
/** The number of sessions of each role. */
const size = 5;

export async function gatherPeople(db: Kysely<Database>, strangers: readonly string[]): Promise<People> {
  let turn = 0;
  const next = async (role: PersonRole): Promise<Somebody> => {
    turn += 1;
    return { role, strangers, ...(await newcomer(db, role, { strangers, turn })) };
  };
  const pools = new Map<PersonRole, Somebody[]>();
  for (const role of personRoles) {
    const pool: Somebody[] = [];
    while (pool.length < size) pool.push(await next(role));
    pools.set(role, pool);
  }
  const poolOf = (role: PersonRole) => pools.get(role) ?? [];
  return {
    one: (role, chance) => chance.pick(poolOf(role)),
    async ended(somebody) {
      const other = await next(somebody.role);
      const pool = poolOf(somebody.role);
      const at = pool.indexOf(somebody);
      if (at !== -1) pool[at] = other;
    },
  };
}

type Pair = { tutor: string; student: string };

/** Users of the demo with their records in turn, if there are any; otherwise new users. */
async function newcomer(
  db: Kysely<Database>,
  role: PersonRole,
  { strangers, turn }: { strangers: readonly string[]; turn: number },
): Promise<Person> {
  const { rows: pairs } = await sql<Pair>`
    select l.tutor_id as tutor, l.student_id as student from tutor_students l
      join users s on s.id = l.student_id join users t on t.id = l.tutor_id
     where s.status and s.deleted_at is null and t.status and t.deleted_at is null
       and not l.student_id = any(${strangers}) order by t.created_at, l.student_id limit 5`.execute(db);
  const pair = pairs[turn % Math.max(1, pairs.length)];
  if (pair && role === 'tutor-login') return await aLook(db, { tutorId: pair.tutor, studentId: pair.student });
  if (pair && turn % 3 > 0 && role === 'student') return await aSessionOf(db, pair.student);
  if (pair && turn % 3 > 0 && role === 'tutor') return await aSessionOf(db, pair.tutor);
  const person = await aPerson(db, role);
  const students = [...new Set(pairs.map(({ student }) => student))];
  if (role === 'tutor' && students.length > 0) await linkStudents(db, person.account.id, ...students);
  return person;
}
