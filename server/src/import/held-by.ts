import type { AuthoredQuestion } from '@fourfold/core/proofs/authored';
import { type FindingName, proofs } from '@fourfold/core/proofs/finding';
import type { KeyDoubt } from '@fourfold/core/proofs/key-doubt';
import { type QuestionRule, questionRules } from '@fourfold/core/proofs/question-rules';
import type { CheckedQuestion } from '../content/question-draft.ts';

/**
 * The findings of an imported question that keep it unpublished until an author has checked them.
 */
export function heldBy(question: CheckedQuestion, doubt: KeyDoubt | null): FindingName[] {
  const authored = asAuthored(question, doubt);
  return rules.flatMap(([name, faults]) => ([faults(authored, everyHost) ?? []].flat().length > 0 ? [name] : []));
}

/** All video hosts: imports have no videos. */
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
    // Steps of a problem link only to each other, so links need no check.
    right: nowhere,
    wrong: nowhere,
  };
}

const nowhere = { question: null, set: null };
