import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { writeAudit } from '../audit/write-audit.ts';
import { changedNames } from '../authoring/field-changes.ts';
import { checkGivenFields, mergeFormulas, toColumns } from '../authoring/rich-fields.ts';
import type { Context, Session } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { contentChanged } from '../content/content-changed.ts';
import { refuseForeignMedia } from '../content/refuse-foreign-media.ts';
import type { Tx } from '../database/db.ts';
import { findExamQuestion } from './read-exam-questions.ts';

type NameRequest = { params: { id: string }; body: { topic: { title: string } } };

/** Sets the topic title of a question number. A number without a topic is inactive (Q47). */
export function nameExamQuestion(family: Family) {
  return async ({ params: { id }, body }: NameRequest, { db, session }: Context & { session: Session }) => {
    const { title } = body.topic;
    return await db.transaction().execute(async (tx) => {
      const examQuestion = await lockExamQuestion(tx, family, id);
      if (examQuestion.title !== title) {
        await tx.updateTable('exam_questions').set({ title }).where('id', '=', id).execute();
        const auditEntry = { action: 'change', subject: `${family}_question`, subject_id: id, detail: { title } };
        await writeAudit(tx, session, auditEntry);
        await contentChanged(tx, [id]);
      }
      return await findExamQuestion(tx, 'author', { family, id });
    });
  };
}

const videos = ['video_explanation', 'video_mock_explanation'] as const;
/** The contract guarantees that `type` matches the video that is given. */
type VideoRequest =
  | { id: string; type: 'Real'; video_explanation: string }
  | { id: string; type: 'Mock'; video_mock_explanation: string };

/** Stores one of the two video explanations of a question topic; the other one is unchanged. */
export function saveVideo(family: Family) {
  return async ({ body: { id: sentId, ...body } }: { body: VideoRequest }, context: Context & { session: Session }) => {
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
        const auditEntry = { action: 'change', subject: `${family}_question`, subject_id: id, detail: { changed } };
        await writeAudit(tx, session, auditEntry);
        await contentChanged(tx, [id]);
      }
      return await findExamQuestion(tx, 'author', { family, id });
    });
  };
}

/**
 * Locks a question topic of an exam that is not deleted, so that a concurrent change sees the first
 * one. Throws "not found" if there is none.
 */
async function lockExamQuestion(tx: Tx, family: Family, id: string) {
  const examQuestion = await tx
    .selectFrom('exam_questions')
    .innerJoin('exams', 'exams.id', 'exam_questions.exam_id')
    .where('exam_questions.id', '=', id)
    .where('exam_questions.deleted_at', 'is', null)
    .where('exams.family', '=', family)
    .select(['exam_questions.title', 'exam_questions.video_explanation', 'exam_questions.video_mock_explanation'])
    .forNoKeyUpdate('exam_questions')
    .executeTakeFirst();
  if (!examQuestion) throw notFound('Question topic');
  return examQuestion;
}
