import type { ExamQuestion } from '@fourfold/core/contract/content';
import { richText } from '../content/present-question.ts';
import type { ExamQuestionRow } from './exam-question-rows.ts';

/** Converts a row to the contract's question topic: a question number of an exam, with its topic if it has one. */
export function presentExamQuestion(row: ExamQuestionRow): ExamQuestion {
  return {
    id: row.id,
    _id: row.id,
    sat_id: row.family === 'sat' ? row.exam_id : null,
    act_id: row.family === 'act' ? row.exam_id : null,
    type: row.section,
    position: row.position,
    title: row.title,
    // A number without a topic is inactive (Q47).
    topic: row.title === null ? null : { title: row.title },
    isPublish: row.is_publish,
    topic_published: row.exam_published,
    exam_title: row.exam_title,
    video_explanation: richText(row.video_explanation),
    video_mock_explanation: richText(row.video_mock_explanation),
    formulas: row.formulas,
    question_count: row.question_count,
    set_count: row.set_count,
    same_topic: row.same_topic,
  };
}
