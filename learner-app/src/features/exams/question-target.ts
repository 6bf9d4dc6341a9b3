import type { ExamQuestion } from '@fourfold/core/contract/content';
import { hasContent } from '../../question/rich-field.tsx';

/**
 * Returns what a question number opens: questions or sets to practise, notes (video explanations or
 * a similar topic), or nothing (Q260). Students receive published content only.
 */
export function questionTarget(question: ExamQuestion): 'practice' | 'note' | null {
  if (topicTitle(question) === null) return null;
  if (question.question_count > 0 || question.set_count > 0) return 'practice';
  const { video_explanation, video_mock_explanation, same_topic } = question;
  const hasNotes = same_topic !== null || hasContent(video_explanation) || hasContent(video_mock_explanation);
  return hasNotes ? 'note' : null;
}

/** Title of the question's topic; null if it has none, and the number is disabled (Q47). */
export function topicTitle({ topic }: Pick<ExamQuestion, 'topic'>): string | null {
  return topic?.title || null;
}
