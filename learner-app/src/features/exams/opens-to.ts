import type { ExamQuestion } from '@fourfold/core/contract/content';
import { saysSomething } from '../../question/rich.tsx';

/**
 * Returns what a question number opens: questions or sets to practise, notes (video explanations or
 * a similar topic), or nothing (Q260). Students receive published content only.
 */
export function opensTo(question: ExamQuestion): 'practice' | 'note' | null {
  if (titleOf(question) === null) return null;
  if (question.question_count > 0 || question.set_count > 0) return 'practice';
  const { video_explanation, video_mock_explanation, same_topic } = question;
  const isNoted = same_topic !== null || saysSomething(video_explanation) || saysSomething(video_mock_explanation);
  return isNoted ? 'note' : null;
}

/** Title of the question's topic; null if it has none, and the number is disabled (Q47). */
export function titleOf({ topic }: Pick<ExamQuestion, 'topic'>): string | null {
  return topic?.title || null;
}
