import type { AuthoredQuestion } from '@fourfold/core/proofs/authored';
import { type FindingName, findingRules } from '@fourfold/core/proofs/finding';
import type { KeyDoubt } from '@fourfold/core/proofs/key-doubt';
import { type QuestionRule, questionRules } from '@fourfold/core/proofs/question-rules';
import type { CheckedQuestion } from '../content/question-draft.ts';

/** The findings of an imported question that keep it unpublished until an author has checked them. */
export function blockingFindings(question: CheckedQuestion, doubt: KeyDoubt | null): FindingName[] {
  const authored = asAuthored(question, doubt);
  return rules.flatMap(([name, rule]) => ([rule(authored, anyHost) ?? []].flat().length > 0 ? [name] : []));
}

/** All video hosts: imports have no videos. */
const anyHost = null;

const rules = (Object.entries(questionRules) as [FindingName, QuestionRule][]).filter(([name]) => isBlocking(name));

function isBlocking(name: FindingName): boolean {
  const { level } = findingRules[name];
  return level === 'broken' || level === 'unchecked' || name === 'no-wrong-answer' || name === 'plain-latex';
}

function asAuthored({ formulas, ...question }: CheckedQuestion, doubt: KeyDoubt | null): AuthoredQuestion {
  return {
    ...question,
    formula_keys: Object.keys(formulas),
    answers: question.answers.map(({ formulas, ...answer }) => ({
      ...answer,
      formula_keys: Object.keys(formulas),
      leads: noLinks,
    })),
    key_doubt: doubt,
    // Steps of a problem link only to each other, so links need no check.
    right: noLinks,
    wrong: noLinks,
  };
}

const noLinks = { question: null, set: null };
