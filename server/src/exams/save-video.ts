import type { Family } from '@fourfold/core/exams/families';
import { writeAudit } from '../audit/write-audit.ts';
import { changedNames } from '../authoring/changes.ts';
import { compiledWith, readGiven, stored } from '../authoring/rich-fields.ts';
import type { Context, Session } from '../call/handler.ts';
import { refuseForeignMedia } from '../content/refuse-foreign-media.ts';
import { findExamQuestion } from './find-exam-question.ts';
import { holdExamQuestion } from './hold-exam-question.ts';

const videos = ['video_explanation', 'video_mock_explanation'] as const;
/** The contract guarantees that `type` matches the video that is given. */
type Given =
  | { id: string; type: 'Real'; video_explanation: string }
  | { id: string; type: 'Mock'; video_mock_explanation: string };

/** Stores one of the two video explanations of a question topic; the other one is unchanged. */
export function saveVideo(family: Family) {
  return async ({ body: { id: named, ...body } }: { body: Given }, visit: Context & { session: Session }) => {
    const { db, session, videoHosts } = visit;
    const id = named.toLowerCase();
    const given = readGiven(body, videos);
    return await db.transaction().execute(async (tx) => {
      const held = await holdExamQuestion(tx, family, id);
      const changed = changedNames(held, given.documents);
      if (changed.length > 0) {
        await refuseForeignMedia(tx, Object.values(given.documents), videoHosts);
        await tx
          .updateTable('exam_questions')
          .set({ ...stored(given.documents), ...compiledWith(given, held, videos) })
          .where('id', '=', id)
          .execute();
        const deed = { action: 'change', subject: `${family}_question`, subject_id: id, detail: { changed } };
        await writeAudit(tx, session, deed);
      }
      return await findExamQuestion(tx, 'author', { family, id });
    });
  };
}
