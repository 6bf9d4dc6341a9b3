import { letterAt } from '@fourfold/core/answers/answer-letters';

/** The name of an answer: its letter, or its number after the last letter. */
export function answerName(at: number): string {
  return `Answer ${letterAt(at) ?? at + 1}`;
}

/** The name within a sentence. */
export function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
