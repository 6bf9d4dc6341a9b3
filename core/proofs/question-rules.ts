import { acceptedOf } from '../kinds/checks.ts';
import { hasTypedAnswers } from '../kinds/stored-kinds.ts';
import { isEmptyDocument } from '../rich-text/is-empty.ts';
import type { VideoHosts } from '../rich-text/video/video-hosts.ts';
import { authoredItem } from '../wire/authored-item.ts';
import type { AuthoredQuestion } from './authored.ts';
import { canBeRight } from './can-be-right.ts';
import type { FindingLink, FindingName } from './finding.ts';
import { contradictingChoices, duplicateChoices } from './internal/choice-rules.ts';
import { foreignPictureProblems, foreignVideoProblems } from './internal/foreign-media-rules.ts';
import { doubtedKeyRule, keysMarkedWrong, refusedKeys } from './internal/key-rules.ts';
import { coarseKeys, keysLikeZero, keysTypedBack } from './internal/key-value-rules.ts';
import { shownChoices, shownTexts } from './internal/shown-content.ts';
import { isExplained, plainLatex, plainMarkup, undescribedImages, unsetFormulas } from './internal/text-rules.ts';

/** Checks a question. Returns predicates that follow the question's name, such as "has no answers". */
export type QuestionRule = (
  question: AuthoredQuestion,
  videoHosts: VideoHosts,
) => QuestionProblem | null | readonly QuestionProblem[];
type QuestionProblem = string | { predicate: string; link: FindingLink };

const isTyped = (question: AuthoredQuestion) => hasTypedAnswers(authoredItem(question).kind);

/** The rules for a question in any parent. */
export const questionRules = {
  'empty-stem': ({ question }) => (isEmptyDocument(question) ? 'has no text' : null),
  'no-answers': (question) => (question.answers.length === 0 && !isTyped(question) ? 'has no answers' : null),
  'no-right-answer': (question) => {
    if (question.answers.length === 0 || isTyped(question) || canBeRight(question)) return null;
    return question.answers.some(({ correct }) => correct)
      ? 'has a right answer that students do not see: they see the first six'
      : 'has no right answer';
  },
  'no-wrong-answer': (question) => {
    const choices = shownChoices(question);
    return choices.length > 0 && choices.every(({ correct }) => correct) ? 'has no wrong answer' : null;
  },
  'no-key': (question) => {
    const item = authoredItem(question);
    return hasTypedAnswers(item.kind) && acceptedOf(item, null).every((text) => text.trim() === '')
      ? 'is answered by typing, but has no answer that is right'
      : null;
  },
  'refused-key': refusedKeys,
  'key-like-zero': keysLikeZero,
  'coarse-key': coarseKeys,
  'key-typed-back': keysTypedBack,
  'contradicting-keys': (question) => [...contradictingChoices(question), ...keysMarkedWrong(question)],
  'duplicate-choices': duplicateChoices,
  'imported-expression': doubtedKeyRule('expression'),
  'imported-equation': doubtedKeyRule('equation'),
  'imported-list': doubtedKeyRule('list'),
  'imported-words': doubtedKeyRule('words'),
  'imported-untypable': doubtedKeyRule('untypable'),
  'unset-formula': unsetFormulas,
  'plain-latex': plainLatex,
  'plain-markup': plainMarkup,
  'empty-explanation': (question) => (isExplained(question) ? null : 'has no explanation: students are not told why'),
  'foreign-picture': (question) => foreignPictureProblems(shownTexts(question)),
  'foreign-video': (question, videoHosts) => foreignVideoProblems(shownTexts(question), videoHosts),
  'no-alt-text': undescribedImages,
  'not-tagged': ({ skill_codes }) => (skill_codes.length > 0 ? null : 'has no skill'),
} as const satisfies Partial<Record<FindingName, QuestionRule>>;
