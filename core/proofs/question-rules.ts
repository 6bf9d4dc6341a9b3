import { isEmptyDocument } from '../rich-text/is-empty.ts';
import type { AuthoredQuestion } from './authored.ts';
import { canBeRight, isTyped } from './can-be-right.ts';
import type { FindingName } from './finding.ts';

/** What is wrong with a question wherever it stands: words behind its name, such as "has no answers". */
type QuestionRule = (question: AuthoredQuestion) => string | null;

export const questionRules = {
  'empty-stem': ({ question }) => (isEmptyDocument(question) ? 'has no text' : null),
  'no-answers': (question) => (question.answers.length === 0 && !isTyped(question) ? 'has no answers' : null),
  'no-right-answer': (question) => {
    if (question.answers.length === 0 || isTyped(question) || canBeRight(question)) return null;
    return question.answers.some(({ correct }) => correct)
      ? 'has a right answer that students do not see: they see the first six'
      : 'has no right answer';
  },
  'no-key': (question) =>
    isTyped(question) && !question.answers.some(({ free_response_answer: key }) => key.trim() !== '')
      ? 'is answered by typing, but has no answer that is right'
      : null,
} as const satisfies Partial<Record<FindingName, QuestionRule>>;
