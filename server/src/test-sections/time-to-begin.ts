import { type GrantedTerms, timeAtBeginning } from '@fourfold/core/test-entries/granted-time';
import type { AttemptTime } from '@fourfold/core/test-entries/section-time';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { firstModulesOf, requireTestableSection, type TestSection } from './test-section.ts';

type Beginning = {
  /** What is granted to the student now. */
  terms: GrantedTerms | null;
  /** The factor that the student chose; it counts if nothing is granted. */
  chosen: number;
};

/** The time of a section that its clock ends, if the student begins it now. */
export async function timeToBegin(
  db: Db,
  user_id: string,
  testSection: TestSection,
  { terms, chosen }: Beginning,
): Promise<AttemptTime> {
  const { test } = requireTestableSection(testSection);
  return timeAtBeginning(test, { terms, chosen, first: await timeOfFirstModule(db, user_id, testSection) });
}

/** The time of the first module, which is also that of the second one; null for any other section. */
async function timeOfFirstModule(db: Db, user_id: string, testSection: TestSection): Promise<AttemptTime | null> {
  const firsts = firstModulesOf(testSection);
  if (firsts.length === 0) return null;
  const { rows } = await sql<AttemptTime>`
    select a.extra_time::float8 as extra_time, a.granted_seconds from test_attempts a
     where a.user_id = ${user_id} and a.exam_id = ${testSection.exam_id} and a.is_real = ${testSection.is_real}
       and a.section = any (${[...firsts]}::text[])
     order by a.attempt desc limit 1
  `.execute(db);
  return rows[0] ?? null;
}
