import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { sql } from 'kysely';
import { plainDifferences, textDifferences } from '../audit/differences.ts';
import { writeAudit, writeAudits } from '../audit/write-audit.ts';
import { changedNames } from '../authoring/field-changes.ts';
import { checkGivenFields, mergeFormulas, toColumns } from '../authoring/rich-fields.ts';
import type { Context, Session } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { contentChanged } from '../content/content-changed.ts';
import { refuseForeignMedia } from '../content/refuse-foreign-media.ts';
import type { Tx } from '../database/db.ts';
import { findExamQuestion, findExamQuestions } from './read-exam-questions.ts';

type Changing = Context & { session: Session };
type NameRequest = { params: { id: string }; body: { topic: { title: string } } };
type NamesRequest = { body: { topics: readonly { id: string; title: string }[] } };

/** Sets the topic title of a question number. A number without a topic is inactive (Q47). */
export function nameExamQuestion(family: Family) {
  return async ({ params: { id }, body }: NameRequest, { db, session }: Changing) =>
    await db.transaction().execute(async (tx) => {
      await saveTitles(tx, session, family, [{ id, title: body.topic.title }]);
      return await findExamQuestion(tx, 'author', { family, id });
    });
}

/** The same for several numbers: a sheet of titles is saved whole or not at all. */
export function nameExamQuestions(family: Family) {
  return async ({ body }: NamesRequest, { db, session }: Changing) => {
    const topics = body.topics.map(({ id, title }) => ({ id: id.toLowerCase(), title }));
    return await db.transaction().execute(async (tx) => {
      await saveTitles(tx, session, family, topics);
      const ids = topics.map(({ id }) => id);
      return { data: await findExamQuestions(tx, 'author', { family, ids }) };
    });
  };
}

type Title = { id: string; title: string };

async function saveTitles(tx: Tx, session: Session, family: Family, titles: readonly Title[]): Promise<void> {
  const ids = titles.map(({ id }) => id);
  const before = new Map((await lockExamQuestions(tx, family, ids)).map(({ id, title }) => [id, title]));
  const changed = titles.filter(({ id, title }) => before.get(id) !== title);
  if (changed.length === 0) return;
  await sql`
    update exam_questions set title = changed.title
      from unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map(({ title }) => title)}::text[])
        as changed (id, title)
     where exam_questions.id = changed.id
  `.execute(tx);
  await writeAudits(
    tx,
    session,
    changed.map(({ id, title }) => ({
      ...{ action: 'change', subject: `${family}_question`, subject_id: id },
      detail: { title, differences: plainDifferences({ title: before.get(id) ?? null }, { title }) },
    })),
  );
  await contentChanged(
    tx,
    changed.map(({ id }) => id),
  );
}

const videos = ['video_explanation', 'video_mock_explanation'] as const;
/** The contract guarantees that `type` matches the video that is given. */
type VideoRequest =
  | { id: string; type: 'Real'; video_explanation: string }
  | { id: string; type: 'Mock'; video_mock_explanation: string };

/** Stores one of the two video explanations of a question topic; the other one is unchanged. */
export function saveVideo(family: Family) {
  return async ({ body: { id: sentId, ...body } }: { body: VideoRequest }, context: Changing) => {
    const { db, session, videoHosts } = context;
    const id = sentId.toLowerCase();
    const givenVideos = checkGivenFields(body, videos);
    return await db.transaction().execute(async (tx) => {
      const examQuestion = await lockExamQuestion(tx, family, id);
      const changed = changedNames(examQuestion, givenVideos.documents);
      if (changed.length > 0) {
        await refuseForeignMedia(tx, Object.values(givenVideos.documents), videoHosts);
        await tx
          .updateTable('exam_questions')
          .set({ ...toColumns(givenVideos.documents), ...mergeFormulas(givenVideos, examQuestion, videos) })
          .where('id', '=', id)
          .execute();
        const detail = { changed, differences: textDifferences(examQuestion, givenVideos.documents) };
        const auditEntry = { action: 'change', subject: `${family}_question`, subject_id: id, detail };
        await writeAudit(tx, session, auditEntry);
        await contentChanged(tx, [id]);
      }
      return await findExamQuestion(tx, 'author', { family, id });
    });
  };
}

/** Locks a question topic as `lockExamQuestions` does. */
async function lockExamQuestion(tx: Tx, family: Family, id: string): Promise<ExamQuestion> {
  const [examQuestion] = await lockExamQuestions(tx, family, [id]);
  if (!examQuestion) throw notFound('Question topic');
  return examQuestion;
}

type ExamQuestion = Awaited<ReturnType<typeof lockExamQuestions>>[number];

/**
 * Locks question topics of exams that are not deleted, so that a concurrent change sees the first one. Throws "not
 * found" if one of them does not exist. In the order of ids, so that two callers never wait for each other.
 */
async function lockExamQuestions(tx: Tx, family: Family, ids: readonly string[]) {
  const examQuestions = await tx
    .selectFrom('exam_questions')
    .innerJoin('exams', 'exams.id', 'exam_questions.exam_id')
    .where(sql<boolean>`exam_questions.id = any (${[...ids]}::uuid[])`)
    .where('exam_questions.deleted_at', 'is', null)
    .where('exams.family', '=', family)
    .select([
      ...(['exam_questions.id', 'exam_questions.title', 'exam_questions.formulas'] as const),
      ...(['exam_questions.video_explanation', 'exam_questions.video_mock_explanation'] as const),
    ])
    .orderBy('exam_questions.id')
    .forNoKeyUpdate('exam_questions')
    .execute();
  if (examQuestions.length < ids.length) throw notFound('Question topic');
  return examQuestions;
}
