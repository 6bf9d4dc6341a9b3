import type { Question } from '@fourfold/core/contract/content';

type PositionedQuestion = Pick<Question, 'id' | 'position' | 'is_hidden' | 'subtopic_id' | 'subsubtopic_id'>;

/**
 * Returns the questions of the shown question's sequence, and the questions before and after it
 * across sequences. A question that was hidden meanwhile keeps its position.
 */
export function neighbourQuestions<Q extends PositionedQuestion>(questions: readonly Q[], shown: Q) {
  const sequences = [...new Set(questions.map(sequenceOf))];
  const distance = (one: Q) =>
    sequences.indexOf(sequenceOf(one)) - sequences.indexOf(sequenceOf(shown)) || one.position - shown.position;
  const visible = questions.filter(({ is_hidden }) => !is_hidden);
  return {
    here: questions.filter((one) => sequenceOf(one) === sequenceOf(shown)),
    before: visible.findLast((one) => distance(one) < 0),
    after: visible.find((one) => distance(one) > 0),
  };
}

/** A SAT topic has only one sequence: null. */
function sequenceOf({ subtopic_id, subsubtopic_id }: PositionedQuestion): string | null {
  return subsubtopic_id ?? subtopic_id;
}
