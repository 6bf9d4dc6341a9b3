import type { GrantedTerms } from '@fourfold/core/test-entries/granted-time';
import type { Db } from '../database/db.ts';
import type { Granted } from './present-test.ts';
import type { AttemptRow } from './read-attempts.ts';
import { findTestableSection, type TestSection } from './test-section.ts';
import { timeToBegin } from './time-to-begin.ts';

type Sitting = {
  testSection: TestSection;
  row: AttemptRow | undefined;
  /** Reads the terms that count now; called only where they matter. */
  readTerms(): Promise<GrantedTerms | null>;
};

/** What is granted now to the student of a section: nothing while it runs, and of a section that no clock ends. */
export async function grantedNow(db: Db, user_id: string, { testSection, row, readTerms }: Sitting): Promise<Granted> {
  const test = findTestableSection(testSection.family, testSection.section)?.test;
  const isBegun = row !== undefined && (row.begun_at !== null || row.practice_begun_at !== null);
  if (!test?.endsByClock || (isBegun && !row.submitted_at)) return { seconds: null, break: null, practice: false };
  const terms = await readTerms();
  const { break_factor: factor = null, break_minutes: minutes = null } = terms ?? {};
  const time = isBegun ? null : await timeToBegin(db, user_id, testSection, { terms, chosen: null, practice: false });
  return {
    seconds: time?.granted_seconds ?? null,
    practice: time?.practice ?? false,
    break: factor === null && minutes === null ? null : { factor, minutes },
  };
}
