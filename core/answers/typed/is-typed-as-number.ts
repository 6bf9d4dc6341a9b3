import type { QuestionKey } from '../question-key.ts';
import { readNumber } from './read-number.ts';

/** Whether every accepted answer can be typed with digits, a minus, a point and a fraction bar. */
export function isTypedAsNumber(key: QuestionKey): boolean {
  if (key.kind !== 'typed' || key.entries.length === 0) return false;
  return key.entries.every(({ text, exact }) => readNumber(text) && (!exact || /^[-./\d\s]+$/.test(text)));
}
