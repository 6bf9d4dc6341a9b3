import type { AuthoredAnswer, AuthoredQuestion } from '../authored.ts';
import type { FindingName } from '../finding.ts';
import { aChoice, anAuthored, aSet, aTyped, formula, image, nowhere, video, words } from './authored-question.ts';
import { leadTo, renumbered } from './sound-sequence.ts';

/**
 * A sequence with a question inserted before another one, which is the target of both its outcomes.
 */
export type Ground = {
  questions: readonly AuthoredQuestion[];
  planted: AuthoredQuestion;
  /** The id of the question after it. */
  next: string;
};
/** Injects one fault, at the inserted question unless `at` names another. */
type Planter = (ground: Ground) => { questions: AuthoredQuestion[]; at?: string };

/**
 * Inserts a question before another one of a valid sequence: every link to that one leads to the
 * new question first.
 */
export function ground(questions: readonly AuthoredQuestion[], planted: AuthoredQuestion, before: number): Ground {
  const visible = questions.filter(({ is_hidden }) => !is_hidden);
  const next = visible[before % visible.length]?.id ?? '';
  const bent = questions.map((one) => ({
    ...one,
    right: bend(one.right),
    wrong: bend(one.wrong),
    answers: one.answers.map((answer) => ({ ...answer, leads: bend(answer.leads) })),
  }));
  const here = { ...planted, id: 'planted', right: leadTo(next), wrong: leadTo(next) };
  const at = bent.findIndex(({ id }) => id === next);
  return { questions: renumbered([...bent.slice(0, at), here, ...bent.slice(at)]), planted: here, next };

  function bend(leads: AuthoredQuestion['right']) {
    return leads.question?.id === next ? { ...leads, question: { ...leads.question, id: 'planted' } } : leads;
  }
}

const changed =
  (change: (planted: AuthoredQuestion) => Partial<AuthoredQuestion>): Planter =>
  ({ questions, planted }) => ({
    questions: renumbered(questions.map((one) => (one.id === planted.id ? { ...one, ...change(one) } : one))),
  });
const answered = (...answers: AuthoredAnswer[]) => changed(() => ({ answers, question_exp: words('So.') }));
/** Redirects the inserted question's wrong outcome to new questions. */
const aside = (at: string, ...added: (Partial<AuthoredQuestion> & { id: string })[]): Planter => {
  const [into] = added;
  return ({ questions, planted }) => ({
    at,
    questions: renumbered([
      ...questions.map((one) => (one.id === planted.id ? { ...one, wrong: leadTo(into?.id ?? null) } : one)),
      ...added.map((one) => anAuthored(one)),
    ]),
  });
};

const [right, wrong] = [aChoice('A', true), aChoice('B', false)];
const likeB = { ...aChoice('C', false), answer: words(' B') };
const dead = (state: 'hidden' | 'deleted') =>
  changed(({ wrong: on }) => ({ wrong: on, right: { question: { id: 'gone', position: 9, state }, set: null } }));
const closed = (state: 'unpublished' | 'deleted' | 'empty') =>
  changed(({ right: on }) => ({ right: { ...on, set: aSet('Closed', state) } }));

/** For each rule of a sequence, the faults that it must find. */
export const planters = {
  'empty-stem': [changed(() => ({ question: words('\n') })), changed(() => ({ question: [] }))],
  'no-answers': [answered()],
  'no-right-answer': [
    answered(wrong),
    answered(...['B', 'C', 'D', 'E', 'F', 'G', 'H'].map((id) => aChoice(id, id === 'H'))),
  ],
  'no-wrong-answer': [answered(right), answered(right, aChoice('B', true), aChoice('C', true))],
  'no-key': [
    answered(aTyped(' '), aTyped('')),
    changed(() => ({ answers: [], is_free_response: true, question_exp: words('So.') })),
  ],
  'refused-key': [answered(aTyped('1'), aTyped('3,')), answered(aTyped(',3')), answered(aTyped('1'), aTyped(' '))],
  'key-like-zero': [answered(aTyped('1/6561')), answered(aTyped('1'), aTyped('-0.0004'))],
  'coarse-key': [answered(aTyped('1/64'))],
  'key-typed-back': [
    changed(() => ({ question: words('Simplify 4/8.'), answers: [aTyped('1/2')], question_exp: words('So.') })),
  ],
  'plain-markup': [
    changed(() => ({ question: words('Find a_1.') })),
    changed(() => ({ help: words('2**3'), help_exp: [] })),
  ],
  'plain-latex': [
    changed(() => ({ question: words('Find \\frac12.') })),
    changed(() => ({ help: words('$$2'), help_exp: [] })),
  ],
  'imported-expression': [
    changed(() => ({
      answers: [aTyped('4x+12', true), aTyped('4x + 12', true)],
      key_doubt: { kind: 'expression', keys: ['4x + 12', '4x+12'] },
      question_exp: words('So.'),
    })),
  ],
  'contradicting-keys': [
    answered(wrong, { ...right, answer: words('B') }),
    answered(aTyped('1/2'), { ...aTyped('.50'), correct: false }),
  ],
  'duplicate-choices': [answered(right, wrong, likeB), answered(wrong, right, { ...right, id: 'C' })],
  'unset-formula': [
    changed(() => ({ question: formula('\\frac{') })),
    changed(() => ({ help: formula('\\x'), help_exp: [] })),
    answered(right, { ...wrong, explanation: formula('\\x') }),
  ],
  'empty-explanation': [changed(() => ({ question_exp: words(''), answers: [right, wrong] }))],
  'foreign-picture': [
    changed(({ question_exp }) => ({ question_exp: [...question_exp, image('A graph', 'https://example.org/a.png')] })),
  ],
  'foreign-video': [changed(({ question_exp }) => ({ question_exp: [...question_exp, video()] }))],
  'no-alt-text': [
    changed(({ question_exp }) => ({ question_exp: [...question_exp, image(' ')] })),
    answered({ ...right, answer: [image('')] }, wrong),
  ],
  'dead-link': [dead('hidden'), dead('deleted'), closed('unpublished'), closed('deleted'), closed('empty')],
  'unpublished-link': [
    changed(({ right: on }) => ({ right: { ...on, set: { ...aSet('Draft'), is_published: false } } })),
  ],
  'endless-set': [changed(({ right: on }) => ({ right: { ...on, set: aSet('Endless', 'endless') } }))],
  unreachable: [
    ({ questions, next }) => ({
      questions: renumbered([...questions, anAuthored({ id: 'lone', right: leadTo(next) })]),
      at: 'lone',
    }),
    ({ questions }) => ({
      questions: renumbered([
        ...questions,
        anAuthored({ id: 'lone', right: leadTo('behind') }),
        anAuthored({ id: 'behind', wrong: leadTo('lone') }),
      ]),
      at: 'lone',
    }),
  ],
  endless: [
    aside('trap', { id: 'trap', right: leadTo('trap'), wrong: leadTo('trap') }),
    aside(
      'trap',
      { id: 'trap', right: leadTo('back', 'shown'), wrong: leadTo('back') },
      { id: 'back', right: leadTo('trap'), answers: [right, { ...wrong, leads: leadTo('trap') }] },
    ),
    aside('trap', { id: 'trap', right: leadTo('back') }, { id: 'back', right: leadTo('trap'), wrong: nowhere }),
  ],
} satisfies Partial<Record<FindingName, readonly Planter[]>> as Partial<Record<FindingName, readonly Planter[]>>;
