import { isDeepStrictEqual } from 'node:util';
import { testReferences } from '@fourfold/core/contract/practice';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Difference } from '../practice/reference.ts';
import { type SubmittedEntry, type TestAnswer, toTestAnswers } from './store-answer-records.ts';

type ReconcileOptions = { students: Set<string>; onDifference: (difference: Difference) => void };

/** Attempts read per query. */
const batchSize = 500;

/**
 * Compares each attempt at a test section with its entries: the number right, the number counted,
 * and the answer records written when its review opened. Before submission there must be no
 * verdicts and no records. Also reports histories whose `seq` has gaps.
 */
export async function reconcileTests(db: Db, { students, onDifference }: ReconcileOptions): Promise<void> {
  let after: AttemptRow | undefined;
  for (;;) {
    const rows = await readAttempts(db, after);
    for (const row of rows) {
      students.add(row.user_id);
      for (const what of differencesOf(row)) {
        const { user_id, exam_id, section, is_real, attempt } = row;
        const type = `${is_real ? 'real' : 'mock'} test ${section}, attempt ${attempt} of`;
        onDifference({ user_id, reference: { type, id: exam_id }, what });
      }
    }
    after = rows.at(-1);
    if (rows.length < batchSize) break;
  }
  for (const { user_id, reference_type, reference_id } of await historiesWithGaps(db)) {
    const reference = { type: reference_type, id: reference_id };
    onDifference({ user_id, reference, what: 'a history whose seq has gaps' });
  }
}

type AttemptRow = {
  user_id: string;
  exam_id: string;
  section: string;
  is_real: boolean;
  attempt: number;
  submitted: boolean;
  /** Whether its answers are stored as records, because its review opened. */
  is_counted: boolean;
  correct: number | null;
  questions: number | null;
  entries: SubmittedEntry[];
  records: TestAnswer[];
};

async function readAttempts(db: Db, after: AttemptRow | undefined): Promise<AttemptRow[]> {
  const from = after
    ? sql`where (a.user_id, a.exam_id, a.section, a.is_real, a.attempt)
             > (${after.user_id}, ${after.exam_id}, ${after.section}, ${after.is_real}, ${after.attempt})`
    : sql``;
  const { rows } = await sql<AttemptRow>`
    select a.user_id, a.exam_id, a.section, a.is_real, a.attempt, a.submitted_at is not null as submitted,
           a.is_counted, a.correct, a.questions,
           (select coalesce(json_agg(json_build_object('entry', t.entry, 'judged', t.judged,
                                                       'timeSpent', t.time_spent)), '[]')
              from test_entries t
             where t.user_id = a.user_id and t.exam_id = a.exam_id and t.section = a.section
               and t.is_real = a.is_real and t.attempt = a.attempt) as entries,
           (select coalesce(json_agg(json_build_object(
                     'question_id', e.question_id, 'question_revision', e.question_revision,
                     'is_correct', e.is_correct, 'given', e.given,
                     'time_spent_before_answer', e.time_spent_before_answer)), '[]')
              from practice_events e
             where e.user_id = a.user_id and e.reference_id = a.exam_id
               and e.reference_type = any (${[...testReferences]}::text[])
               and (e.reference_type like '%Real%') = a.is_real
               and e.event ->> 'section' = a.section and (e.event ->> 'attempt')::integer = a.attempt) as records
      from test_attempts a ${from}
     order by a.user_id, a.exam_id, a.section, a.is_real, a.attempt
     limit ${batchSize}
  `.execute(db);
  return rows;
}

function differencesOf({ submitted, is_counted, correct, questions, entries, records }: AttemptRow): string[] {
  if (!submitted) {
    const early = records.length > 0 || entries.some(({ judged }) => judged !== null);
    return early ? ['verdicts or answer records before it was submitted'] : [];
  }
  const differences: string[] = [];
  const judged = entries.filter((entry) => entry.judged !== null && !entry.judged.isTried);
  const right = judged.filter((entry) => entry.judged?.isCorrect).length;
  if (right !== correct) differences.push(`${correct} right are stored, its entries say ${right}`);
  if (judged.length > (questions ?? 0))
    differences.push(`${questions} counted, but ${judged.length} entries are judged`);
  const [stored, expected] = [byQuestion(records), byQuestion(is_counted ? toTestAnswers(entries) : [])];
  if (!isDeepStrictEqual(stored, expected)) {
    differences.push(`the answer records say ${JSON.stringify(stored)}, its entries ${JSON.stringify(expected)}`);
  }
  return differences;
}

function byQuestion(answers: readonly TestAnswer[]): TestAnswer[] {
  return answers.toSorted((a, b) => (a.question_id < b.question_id ? -1 : 1));
}

async function historiesWithGaps(db: Db) {
  const { rows } = await sql<{ user_id: string; reference_type: string; reference_id: string }>`
    select user_id, reference_type, reference_id
      from practice_events
     where reference_type = any (${[...testReferences]}::text[])
     group by user_id, reference_type, reference_id
    having count(*) <> max(seq)
  `.execute(db);
  return rows;
}
