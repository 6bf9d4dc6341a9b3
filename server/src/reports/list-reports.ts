import type { ReportRow } from '@fourfold/core/contract/reports';
import { topicKinds } from '@fourfold/core/topics/topic-kinds';
import { sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import type { Db } from '../database/db.ts';
import type { QuestionParentKind } from '../database/schema.ts';
import { type AncestryRow, loadAncestryRows } from '../desk/ancestry-rows.ts';
import { isInBin, recordExists, studioUrlOf, titleOf } from '../desk/present-record.ts';

/** A page of the reports, newest first, each with the link to its question. */
export const listReports: Handler<'GET /reported_problems'> = async ({ query }, { db }) => {
  const { offset, limit } = query;
  const [rows, countResult] = await Promise.all([
    readPage(db, { limit, skip: (offset - 1) * limit }),
    sql<{ count: number }>`select count(*)::integer as count from reported_problems`.execute(db),
  ]);
  const hits = rows.map(({ question_id }) => ({ kind: 'question' as const, id: question_id }));
  const questions = new Map((await loadAncestryRows(db, hits)).map((row) => [row.id, row]));
  const data = rows.map(({ question_title, ...row }) => ({
    ...row,
    _id: row.id,
    created_at: row.created_at.toISOString(),
    question_data: questionData(questions.get(row.question_id), question_title),
  }));
  return { data, count: countResult.rows[0]?.count ?? 0 };
};

type ReportListRow = Omit<ReportRow, '_id' | 'created_at' | 'question_data'> & {
  created_at: Date;
  question_title: string;
};

async function readPage(db: Db, { limit, skip }: { limit: number; skip: number }): Promise<ReportListRow[]> {
  const { rows } = await sql<ReportListRow>`
    select r.id, r.problem_type, r.comment, r.question_id, r.question_title, r.user_id, r.created_at,
           u.username as student, u.email as student_email
      from reported_problems r join users u on u.id = r.user_id
     order by r.created_at desc, r.id limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

function questionData(row: AncestryRow | undefined, lastTitle: string): ReportRow['question_data'] {
  if (!row || !recordExists(row)) {
    return { type: '', title: lastTitle, url: '', error: `This question was deleted for good: “${lastTitle}”` };
  }
  const question = { type: parentLabel(row), title: row.set?.title ?? titleOf(row) };
  if (isInBin(row)) {
    const error = row.question_gone
      ? `This question is in the recycle bin: “${titleOf(row)}”`
      : `What this question stands in is in the recycle bin: “${titleOf(row)}”`;
    return { ...question, url: '', error };
  }
  return { ...question, url: studioUrlOf(row), error: null };
}

/** The kind of the question's parent, such as `Math topic` or `Problem set`. */
function parentLabel({ parent_kind, topic }: AncestryRow): string {
  if (parent_kind === 'subtopic' || parent_kind === 'subsubtopic')
    return `${topic ? topicKinds[topic.kind].name : ''} topic`;
  return parent_kind === null ? '' : parentNames[parent_kind];
}

const parentNames: Readonly<Record<Exclude<QuestionParentKind, 'subtopic' | 'subsubtopic'>, string>> = {
  problem_set: 'Problem set',
  sattopic: 'SAT topic',
  sat_question: 'SAT question',
  act_question: 'ACT question',
  sat_test: 'SAT test',
  act_test: 'ACT test',
};
