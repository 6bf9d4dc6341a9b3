import type { Exam } from '@fourfold/core/contract/exams';
import type { Context, Handler, Session } from '../call/handler.ts';
import { readerOf } from '../content/reader.ts';
import { type ExamRow, examRows } from './exam-rows.ts';

export const listSats: Handler<'GET /sats_users'> = ({ query }, visit) => examsOf('sat', query, visit);

export const listActs: Handler<'GET /acts_users'> = ({ query }, visit) => examsOf('act', query, visit);

/** An author, who sees everything that lives, may ask for the published alone. */
async function examsOf(
  family: 'sat' | 'act',
  { isPublish }: { isPublish?: 'true' | undefined },
  { db, session }: Context & { session: Session },
) {
  const reader = isPublish === 'true' ? 'student' : readerOf(session);
  return { data: (await examRows(db, reader, family).execute()).map(presentExam) };
}

const types = { sat: 'TestSat', act: 'TestAct' } as const;

function presentExam(row: ExamRow): Exam {
  return {
    id: row.id,
    _id: row.id,
    title: row.title,
    type: types[row.family],
    isPublish: row.is_publish,
    position: row.position,
    progress_by_problemset: row.progress_by_problemset,
  };
}
