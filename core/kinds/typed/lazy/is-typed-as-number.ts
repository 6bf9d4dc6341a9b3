import type { TypedData } from '../typed.ts';
import { readNumber } from './read-number.ts';

/** Whether every accepted answer can be typed with digits, a minus, a point and a fraction bar. */
export function isTypedAsNumber({ entries }: TypedData['key']): boolean {
  if (entries.length === 0) return false;
  return entries.every(({ text, exact }) => readNumber(text) && (!exact || /^[-./\d\s]+$/.test(text)));
}
