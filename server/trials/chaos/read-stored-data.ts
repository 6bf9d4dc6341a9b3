import { testReferences } from '@fourfold/core/contract/practice';
import type { Given } from '@fourfold/core/kinds/registry';
import { toRecord } from '@fourfold/core/wire/given-of';
import type pg from 'pg';
import { readCompletions } from './completions.ts';
import type { AnswerRow, AttemptRow, EntryRow, StoredData } from './consistency-check.ts';
import { sectionKey } from './ledger.ts';

/** Reads everything stored of some students. */
export async function readStoredData(pool: pg.Pool, students: readonly string[]): Promise<StoredData> {
  const answers = await pool.query<StoredAnswer>(
    `select record_id as id, user_id, question_id, reference_type, reference_id, time_spent_before_answer,
            time_spent_after_answer, is_correct, given, view_full_explanation
       from practice_events
      where user_id = any ($1) and kind = 'answered' and reference_type <> all ($2)`,
    [students, testReferences],
  );
  const entries = await pool.query<SectionColumns & Pick<EntryRow, 'entry' | 'timeSpent'>>(
    `select user_id, exam_id, section, is_real, attempt, entry, time_spent as "timeSpent"
       from test_entries where user_id = any ($1)`,
    [students],
  );
  const attempts = await pool.query<SectionColumns & Pick<AttemptRow, 'submitted'>>(
    `select user_id, exam_id, section, is_real, attempt, submitted_at is not null as submitted
       from test_attempts where user_id = any ($1)`,
    [students],
  );
  return {
    answers: answers.rows.map(({ given, ...row }) => ({ ...row, ...toRecord(given) })),
    entries: entries.rows.map(({ entry, timeSpent, ...row }) => ({ section: sectionOf(row), entry, timeSpent })),
    attempts: attempts.rows.map(({ submitted, ...row }) => ({ section: sectionOf(row), submitted })),
    completions: await readCompletions(pool),
  };
}

type StoredAnswer = Omit<AnswerRow, keyof ReturnType<typeof toRecord>> & { given: Given };
type SectionColumns = { user_id: string; exam_id: string; section: string; is_real: boolean; attempt: number };

function sectionOf({ user_id, exam_id: exam, section, is_real: real, attempt }: SectionColumns): string {
  // The students of the trial take only SAT tests.
  return sectionKey(user_id, { family: 'sat', exam, section, real, attempt });
}
