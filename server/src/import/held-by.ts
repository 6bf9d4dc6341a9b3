import type { AuthoredQuestion } from '@fourfold/core/proofs/authored';
import { type FindingName, proofs } from '@fourfold/core/proofs/finding';
import type { KeyDoubt } from '@fourfold/core/proofs/key-doubt';
import { type QuestionRule, questionRules } from '@fourfold/core/proofs/question-rules';
import type { CheckedQuestion } from '../content/question-draft.ts';

/** What the studio will say of an imported question, of that what an author has to see before students do. */
export function heldBy(question: CheckedQuestion, doubt: KeyDoubt | null): FindingName[] {
  const authored = asAuthored(question, doubt);
  return rules.flatMap(([name, faults]) => ([faults(authored, everyHost) ?? []].flat().length > 0 ? [name] : []));
}

/** No import brings videos. */
const everyHost = null;

const rules = (Object.entries(questionRules) as [FindingName, QuestionRule][]).filter(([name]) => holds(name));

function holds(name: FindingName): boolean {
  const { level } = proofs[name];
  return level === 'broken' || level === 'unchecked' || name === 'no-wrong-answer' || name === 'plain-latex';
}

function asAuthored({ formulas, ...question }: CheckedQuestion, doubt: KeyDoubt | null): AuthoredQuestion {
  return {
    ...question,
    formula_keys: Object.keys(formulas),
    answers: question.answers.map(({ formulas, ...answer }) => ({
      ...answer,
      formula_keys: Object.keys(formulas),
      leads: nowhere,
    })),
    key_doubt: doubt,
    // Steps of a problem lead to one another: nothing to find there.
    right: nowhere,
    wrong: nowhere,
  };
}

const nowhere = { question: null, set: null };
