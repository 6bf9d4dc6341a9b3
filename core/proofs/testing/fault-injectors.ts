import type { AuthoredAnswer, AuthoredQuestion } from '../authored.ts';
import type { FindingName } from '../finding.ts';
import { aChoice, anAuthored, aSet, aTyped, formula, image, nowhere, paragraph, video } from './authored-question.ts';
import { renumber, targetOf } from './valid-sequence.ts';

/** A sequence with a question inserted before another one, which is the target of both its outcomes. */
export type InjectionTarget = {
  questions: readonly AuthoredQuestion[];
  inserted: AuthoredQuestion;
  /** The id of the question after it. */
  next: string;
};
/** Injects one fault, at the inserted question unless `at` names another. */
type FaultInjector = (insertQuestion: InjectionTarget) => { questions: AuthoredQuestion[]; at?: string };

/**
 * Inserts a question before another one of a valid sequence: every link to that one leads to the new question first.
 */
export function insertQuestion(
  questions: readonly AuthoredQuestion[],
  inserted: AuthoredQuestion,
  before: number,
): InjectionTarget {
  const visible = questions.filter(({ is_hidden }) => !is_hidden);
  const next = visible[before % visible.length]?.id ?? '';
  const redirected = questions.map((one) => ({
    ...one,
    right: redirect(one.right),
    wrong: redirect(one.wrong),
    answers: one.answers.map((answer) => ({ ...answer, leads: redirect(answer.leads) })),
  }));
  const insertedQuestion = { ...inserted, id: 'planted', right: targetOf(next), wrong: targetOf(next) };
  const at = redirected.findIndex(({ id }) => id === next);
  return {
    questions: renumber([...redirected.slice(0, at), insertedQuestion, ...redirected.slice(at)]),
    inserted: insertedQuestion,
    next,
  };

  function redirect(leads: AuthoredQuestion['right']) {
    return leads.question?.id === next ? { ...leads, question: { ...leads.question, id: 'planted' } } : leads;
  }
}

const changeInserted =
  (change: (inserted: AuthoredQuestion) => Partial<AuthoredQuestion>): FaultInjector =>
  ({ questions, inserted }) => ({
    questions: renumber(questions.map((one) => (one.id === inserted.id ? { ...one, ...change(one) } : one))),
  });
const withAnswers = (...answers: AuthoredAnswer[]) =>
  changeInserted(() => ({ answers, question_exp: paragraph('So.') }));
/** Redirects the inserted question's wrong outcome to new questions. */
const redirectWrong = (at: string, ...added: (Partial<AuthoredQuestion> & { id: string })[]): FaultInjector => {
  const [into] = added;
  return ({ questions, inserted }) => ({
    at,
    questions: renumber([
      ...questions.map((one) => (one.id === inserted.id ? { ...one, wrong: targetOf(into?.id ?? null) } : one)),
      ...added.map((one) => anAuthored(one)),
    ]),
  });
};

const [right, wrong] = [aChoice('A', true), aChoice('B', false)];
const likeB = { ...aChoice('C', false), answer: paragraph(' B') };
const withDeadLink = (state: 'hidden' | 'deleted') =>
  changeInserted(({ wrong: on }) => ({
    wrong: on,
    right: { question: { id: 'gone', position: 9, state }, set: null },
  }));
const withClosedSet = (state: 'unpublished' | 'deleted' | 'empty') =>
  changeInserted(({ right: on }) => ({ right: { ...on, set: aSet('Closed', state) } }));

/** For each rule of a sequence, the faults that it must find. */
export const faultInjectors = {
  'empty-stem': [changeInserted(() => ({ question: paragraph('\n') })), changeInserted(() => ({ question: [] }))],
  'no-answers': [withAnswers()],
  'no-right-answer': [
    withAnswers(wrong),
    withAnswers(...['B', 'C', 'D', 'E', 'F', 'G', 'H'].map((id) => aChoice(id, id === 'H'))),
  ],
  'no-wrong-answer': [withAnswers(right), withAnswers(right, aChoice('B', true), aChoice('C', true))],
  'no-key': [
    withAnswers(aTyped(' '), aTyped('')),
    changeInserted(() => ({ answers: [], is_free_response: true, question_exp: paragraph('So.') })),
  ],
  'refused-key': [
    withAnswers(aTyped('1'), aTyped('3,')),
    withAnswers(aTyped(',3')),
    withAnswers(aTyped('1'), aTyped(' ')),
  ],
  'key-like-zero': [withAnswers(aTyped('1/6561')), withAnswers(aTyped('1'), aTyped('-0.0004'))],
  'coarse-key': [withAnswers(aTyped('1/64'))],
  'key-typed-back': [
    changeInserted(() => ({
      question: paragraph('Simplify 4/8.'),
      answers: [aTyped('1/2')],
      question_exp: paragraph('So.'),
    })),
  ],
  'plain-markup': [
    changeInserted(() => ({ question: paragraph('Find a_1.') })),
    changeInserted(() => ({ help: paragraph('2**3'), help_exp: [] })),
  ],
  'plain-latex': [
    changeInserted(() => ({ question: paragraph('Find \\frac12.') })),
    changeInserted(() => ({ help: paragraph('$$2'), help_exp: [] })),
  ],
  'imported-expression': [
    changeInserted(() => ({
      answers: [aTyped('4x+12', true), aTyped('4x + 12', true)],
      key_doubt: { kind: 'expression', keys: ['4x + 12', '4x+12'] },
      question_exp: paragraph('So.'),
    })),
  ],
  'contradicting-keys': [
    withAnswers(wrong, { ...right, answer: paragraph('B') }),
    withAnswers(aTyped('1/2'), { ...aTyped('.50'), correct: false }),
  ],
  'duplicate-choices': [withAnswers(right, wrong, likeB), withAnswers(wrong, right, { ...right, id: 'C' })],
  'unset-formula': [
    changeInserted(() => ({ question: formula('\\frac{') })),
    changeInserted(() => ({ help: formula('\\x'), help_exp: [] })),
    withAnswers(right, { ...wrong, explanation: formula('\\x') }),
  ],
  'empty-explanation': [changeInserted(() => ({ question_exp: paragraph(''), answers: [right, wrong] }))],
  'foreign-picture': [
    changeInserted(({ question_exp }) => ({
      question_exp: [...question_exp, image('A graph', 'https://example.org/a.png')],
    })),
  ],
  'foreign-video': [changeInserted(({ question_exp }) => ({ question_exp: [...question_exp, video()] }))],
  'no-alt-text': [
    changeInserted(({ question_exp }) => ({ question_exp: [...question_exp, image(' ')] })),
    withAnswers({ ...right, answer: [image('')] }, wrong),
  ],
  'not-tagged': [changeInserted(() => ({ skill_codes: [] }))],
  'dead-link': [
    withDeadLink('hidden'),
    withDeadLink('deleted'),
    withClosedSet('unpublished'),
    withClosedSet('deleted'),
    withClosedSet('empty'),
  ],
  'unpublished-link': [
    changeInserted(({ right: on }) => ({ right: { ...on, set: { ...aSet('Draft'), is_published: false } } })),
  ],
  'endless-set': [changeInserted(({ right: on }) => ({ right: { ...on, set: aSet('Endless', 'endless') } }))],
  unreachable: [
    ({ questions, next }) => ({
      questions: renumber([...questions, anAuthored({ id: 'lone', right: targetOf(next) })]),
      at: 'lone',
    }),
    ({ questions }) => ({
      questions: renumber([
        ...questions,
        anAuthored({ id: 'lone', right: targetOf('behind') }),
        anAuthored({ id: 'behind', wrong: targetOf('lone') }),
      ]),
      at: 'lone',
    }),
  ],
  endless: [
    redirectWrong('trap', { id: 'trap', right: targetOf('trap'), wrong: targetOf('trap') }),
    redirectWrong(
      'trap',
      { id: 'trap', right: targetOf('back', 'shown'), wrong: targetOf('back') },
      { id: 'back', right: targetOf('trap'), answers: [right, { ...wrong, leads: targetOf('trap') }] },
    ),
    redirectWrong(
      'trap',
      { id: 'trap', right: targetOf('back') },
      { id: 'back', right: targetOf('trap'), wrong: nowhere },
    ),
  ],
} satisfies Partial<Record<FindingName, readonly FaultInjector[]>> as Partial<
  Record<FindingName, readonly FaultInjector[]>
>;
