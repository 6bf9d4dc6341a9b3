import type { ExamQuestion } from '@fourfold/core/contract/content';

/** A number whose question has a topic can be opened (Q47). To a student only what is published comes. */
export function isActive({ topic }: Pick<ExamQuestion, 'topic'>): boolean {
  return topic !== null && topic.title !== '';
}
