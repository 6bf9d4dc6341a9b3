import type { Family } from '@fourfold/core/exams/families';
import { writeAudit } from '../audit/write-audit.ts';
import { changedNames } from '../authoring/field-changes.ts';
import { checkGivenFields, mergeFormulas, toColumns } from '../authoring/rich-fields.ts';
import type { Context, Session } from '../call/handler.ts';
import { refuseForeignMedia } from '../content/refuse-foreign-media.ts';
import { findExamQuestion } from './find-exam-question.ts';
import { lockExamQuestion } from './lock-exam-question.ts';

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
      }
      return await findExamQuestion(tx, 'author', { family, id });
    });
  };
}
