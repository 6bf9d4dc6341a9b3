import { isSameSet } from '../is-same-set.ts';
import type { Checks } from '../kind.ts';
import { readNumber } from '../typed/lazy/read-number.ts';
import { gridTexts } from './lazy/grid.ts';
import type { StudentProducedData } from './student-produced.ts';

/** A typed text belongs to no answer, so its links are not followed. */
const noLink = { only: null };

export const studentProducedChecks: Checks<StudentProducedData> = {
  canBeRight,
  outcomes: (question) => ({ right: canBeRight(question) ? noLink : null, wrong: [noLink] }),
  choices: () => [],
  accepted: ({ key }, letters) => (letters ? [] : key.values),
  isSameKey: (one, other) => isSameSet(one.values, other.values),
};

/** Whether one of the accepted values fits the answer space. */
function canBeRight({ key }: { key: StudentProducedData['key'] }): boolean {
  return key.values.some((text) => {
    const value = readNumber(text);
    return value !== null && gridTexts(value).length > 0;
  });
}
