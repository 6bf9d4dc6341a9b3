import { type GrantedTerms, practiceTimeAtBeginning, timeAtBeginning } from '@fourfold/core/test-entries/granted-time';
import type { AttemptTime } from '@fourfold/core/test-entries/section-time';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { firstModulesOf, requireTestableSection, type TestSection } from './test-section.ts';

type Beginning = {
  /** What is granted to the student now. */
  terms: GrantedTerms | null;
  /** The factor that the student chose, if any. In test mode it counts if nothing is granted. */
  chosen: number | null;
  /** Whether the student chose practice mode; a second module has the mode of the first one (Q342). */
  practice: boolean;
};

/** How a section begins: its time, and whether in practice mode. */
export type SectionStart = AttemptTime & { practice: boolean };

/** The time and the mode of a section that its clock ends, if the student begins it now. */
export async function timeToBegin(
  db: Db,
  user_id: string,
  testSection: TestSection,
  { terms, chosen, practice: isPracticeChosen }: Beginning,
): Promise<SectionStart> {
  const { test } = requireTestableSection(testSection);
  const first = await startOfFirstModule(db, user_id, testSection);
  const practice = first?.practice ?? isPracticeChosen;
  const time = practice
    ? practiceTimeAtBeginning(test, { terms, first, chosen })
    : timeAtBeginning(test, { terms, first, chosen: chosen ?? 1 });
  return { ...time, practice };
}

/** How the first module was begun, which also counts for the second one; null for any other section. */
async function startOfFirstModule(db: Db, user_id: string, testSection: TestSection): Promise<SectionStart | null> {
  const firsts = firstModulesOf(testSection);
  if (firsts.length === 0) return null;
  const { rows } = await sql<SectionStart>`
    select a.extra_time::float8 as extra_time, a.granted_seconds, a.practice_begun_at is not null as practice
      from test_attempts a
     where a.user_id = ${user_id} and a.exam_id = ${testSection.exam_id} and a.is_real = ${testSection.is_real}
       and a.section = any (${[...firsts]}::text[])
     order by a.attempt desc limit 1
  `.execute(db);
  return rows[0] ?? null;
}
