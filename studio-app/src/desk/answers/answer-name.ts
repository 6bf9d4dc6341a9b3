import { letterAt } from '@fourfold/core/answers/letters';

/** What an answer is called: by its letter; behind the last letter by its number. */
export function answerName(at: number): string {
  return `Answer ${letterAt(at) ?? at + 1}`;
}

/** The same in the middle of a sentence. */
export function inside(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
