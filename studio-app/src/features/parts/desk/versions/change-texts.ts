import type { VersionChange } from '@fourfold/core/authoring/versions/version-changes';
import type { QuestionVersion } from '@fourfold/core/contract/question-versions';

/** What a version changed, within a sentence. */
const changeTexts: Readonly<Record<VersionChange, string>> = {
  question: 'question',
  question_exp: 'explanation',
  help: 'help',
  help_exp: 'help explanation',
  answers_added: 'answers added',
  answers_removed: 'answers removed',
  answers_changed: 'answers',
  answers_order: 'order of answers',
  key: 'right answer',
  kind: 'answer type',
  links: 'links',
  rank: 'rank',
  skill_codes: 'skills',
  is_calc: 'calculator',
  exp_position_before_answer: 'position of the explanation',
};

/** "Changed: question, right answer", "Restored version 2", or "The earliest that is stored". */
export function changeText({ changed, restored }: Pick<QuestionVersion, 'changed' | 'restored'>): string {
  if (restored !== null) return `Restored version ${restored}`;
  if (changed.length === 0) return 'The earliest that is stored';
  return `Changed: ${changed.map((name) => changeTexts[name]).join(', ')}`;
}

/** The author of a version. */
export function authorText({ made_by }: Pick<QuestionVersion, 'made_by'>): string {
  return made_by?.username ?? 'An import';
}
