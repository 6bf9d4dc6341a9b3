import { isSameSet } from '../is-same-set.ts';
import type { Checks } from '../kind.ts';
import type { StudentProducedData } from './student-produced.ts';
import { formsOf } from './value-forms.ts';

/** A typed text belongs to no answer, so its links are not followed. */
const noLink = { only: null };

export const studentProducedChecks: Checks<StudentProducedData> = {
  canBeRight,
  outcomes: (question) => ({ right: canBeRight(question) ? noLink : null, wrong: [noLink] }),
  choices: () => [],
  accepted: ({ key }, letters) => (letters ? [] : key.values),
  isSameKey: (one, other) => isSameSet(one.values, other.values),
  // If all are blank there is no key, which is another finding.
  refused: ({ key: { values } }) =>
    values.every((value) => value.trim() === '')
      ? []
      : values
          .filter((value) => formsOf(value).length === 0)
          .map((value) => `has the answer “${value.trim().slice(0, 40)}”, which does not fit the answer space`),
};

/** Whether one of the accepted values fits the answer space. */
function canBeRight({ key }: { key: StudentProducedData['key'] }): boolean {
  return key.values.some((value) => formsOf(value).length > 0);
}
