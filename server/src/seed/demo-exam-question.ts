import type { Insertable } from 'kysely';
import { checkDocuments } from '../content/check-documents.ts';
import type { Database } from '../database/schema.ts';
import type { DemoExamQuestion } from '../demo/format.ts';
import { isPublished } from '../demo/pack-items.ts';
import { optional } from './demo-question.ts';

type Row = Insertable<Database['exam_questions']>;

/** The row of an exam's question number; a number without a topic in the pack is inactive (Q47). */
export function demoExamQuestion(
  question: DemoExamQuestion | undefined,
  numberKeys: Pick<Row, 'id' | 'exam_id' | 'section' | 'position'>,
): Row {
  const { documents, formulas, formulas_version } = checkDocuments({
    video_explanation: optional(question?.explained),
    video_mock_explanation: optional(question?.explainedInMock),
  });
  return {
    ...numberKeys,
    title: question?.title ?? null,
    is_publish: question !== undefined && isPublished(question),
    video_explanation: JSON.stringify(documents.video_explanation),
    video_mock_explanation: JSON.stringify(documents.video_mock_explanation),
    formulas: JSON.stringify(formulas),
    formulas_version,
  };
}
