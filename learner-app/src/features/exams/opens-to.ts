import type { ExamQuestion } from '@fourfold/core/contract/content';
import { saysSomething } from '../../question/rich.tsx';

/**
 * What the number of an exam opens to: something to practise; what there is to say about it, its video explanations or
 * the topic where the like is practised; or nothing (Q260). To a student only what is published comes.
 */
export function opensTo(question: ExamQuestion): 'practice' | 'note' | null {
  if (titleOf(question) === null) return null;
  if (question.question_count > 0 || question.set_count > 0) return 'practice';
  const { video_explanation, video_mock_explanation, same_topic } = question;
  const isNoted = same_topic !== null || saysSomething(video_explanation) || saysSomething(video_mock_explanation);
  return isNoted ? 'note' : null;
}

/** What the number is about; null of one without a topic, which is inactive (Q47). */
export function titleOf({ topic }: Pick<ExamQuestion, 'topic'>): string | null {
  return topic?.title || null;
}
