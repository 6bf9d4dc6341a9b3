import type { Question } from '@fourfold/core/contract/content';
import type { EditionName } from '@fourfold/core/exams/exam-editions';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { sql } from 'kysely';
import type { ActionContext, SessionContext } from '../call/handler.ts';
import { presentQuestion } from '../content/present-question.ts';
import { questionRows } from '../content/question-rows.ts';
import { canSee, type Reader, readerOf } from '../content/reader.ts';
import { batchQueries, padToBatchSize } from '../database/batch-queries.ts';
import type { Db } from '../database/db.ts';
import { isReviewOpen } from '../reviews/review-state.ts';
import { isTestOpen } from '../test-sections/require-section.ts';

type Questions = ReadonlyMap<string, Question>;

/**
 * The ids of those questions that the caller may open now, with their keys: of practice, what is published; of a test,
 * while the caller's present attempt is submitted and its review is open (Q105, Q278).
 */
export async function openIds(
  { db, session, now }: Pick<ActionContext, 'db' | 'now' | 'session'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return await openIdsOf(db, { user_id: session.account.id, reader: readerOf(session), now: now() }, ids);
}

type QuestionReader = { user_id: string; reader: Reader; now: Date };

/** The same for another user than the caller. */
export async function openIdsOf(
  db: Db,
  { user_id: user, reader, now }: QuestionReader,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<OpenRow>`
    select q.id, e.family, e.edition, e.is_publish, e.published_tests, e.deleted_at, q.section, q.is_real
      from questions q
      left join exams e on q.parent_kind in ('sat_test', 'act_test') and e.id = q.parent_id
     where q.id = any (${[...ids]}::uuid[]) and q.deleted_at is null and not q.is_hidden
       and case when q.parent_kind in ('sat_test', 'act_test')
                then ${isReviewOpen({ exam: 'e', user, now })} and coalesce((
                  select a.submitted_at is not null from test_attempts a
                   where a.user_id = ${user} and a.exam_id = e.id and a.section = q.section and a.is_real = q.is_real
                   order by a.attempt desc limit 1), false)
                else ${canSee(reader, 'questions', 'q.id')} end
  `.execute(db);
  const open = rows.filter((row) => row.family === null || isTestOpen(reader, row.family, row, row));
  return new Set(open.map(({ id }) => id));
}

type OpenRow = {
  id: string;
  section: string;
  is_real: boolean;
  edition: EditionName | null;
  is_publish: boolean;
  published_tests: string[];
  deleted_at: Date | null;
} & ({ family: null } | { family: Family });

/** Loads questions as their reader sees them, from memory where they are cached. The caller has checked that they are open. */
export async function loadQuestions(
  { db, session, content }: SessionContext<'db' | 'content'>,
  ids: readonly string[],
): Promise<Questions> {
  const reader = readerOf(session);
  const loaded = await Promise.all(
    ids.map((id) =>
      content<{ data: readonly Question[] }>(`question ${id} for a ${reader}`, async () => {
        const question = await readQuestion[reader](db, id);
        return { content: { data: question ? [question] : [] }, roots: 'any' };
      }),
    ),
  );
  return new Map(loaded.flatMap(({ data }) => data).map((question) => [question.id, question]));
}

/** What is not cached yet is read in batches. */
const readQuestion = { student: questionBatches('student'), author: questionBatches('author') } as const;

function questionBatches(reader: Reader) {
  return batchQueries(async (db, ids: readonly string[]) => {
    const rows = await questionRows(db, reader, sql<boolean>`true`)
      // One prepared statement for any number of questions.
      .where(sql<boolean>`questions.id = any (${padToBatchSize(ids)}::uuid[])`)
      .execute();
    const byId = new Map(rows.map((row) => [row.id, presentQuestion(row)]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}
