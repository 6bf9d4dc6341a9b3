import { type Progress, problemSetReference } from '@fourfold/core/contract/practice';
import type { Given } from '@fourfold/core/kinds/registry';
import { isMastered, masteryThreshold } from '@fourfold/core/mastery/run/full-run';
import { isWorkProgress } from '@fourfold/core/practice/work-progress';
import type { SequenceState } from '@fourfold/core/sequence/sequence';
import { toRecord } from '@fourfold/core/wire/given-of';
import { nameId } from '../content/name-id.ts';
import type { DemoVisit } from '../demo/students/student-format.ts';
import type { Reference } from '../practice/reference.ts';
import { saveAnswer } from '../practice/save-answer.ts';
import { settleSequence } from '../practice/settle-practice.ts';
import { between, demoChance } from './demo-chance.ts';
import type { DemoLibraryQuestion } from './demo-library.ts';
import type { DemoPerson } from './demo-person.ts';

/** Saves the answers of a visit one after the other, from the student's position until all are given. */
export async function practiseVisit(
  person: DemoPerson,
  { days, work, answers, right, masters }: DemoVisit,
): Promise<void> {
  const name = `${person.key}/${work.reference.id}/${days}`;
  person.goBack(days, between(demoChance(`${name}/begin`), 30, 60));
  const session: PracticeSession = {
    person,
    chance: demoChance(name),
    right,
    masters: masters === true,
    remaining: answers,
  };
  if (work.reference.type === problemSetReference) await practiseSet(session, work.reference);
  else await followSequence(session, work.reference);
}

type PracticeSession = {
  person: DemoPerson;
  chance: () => number;
  right: number;
  masters: boolean;
  /** Remaining answers of this visit. */
  remaining: number;
};

async function followSequence(session: PracticeSession, reference: Reference): Promise<void> {
  const { person } = session;
  let next = person.library.below(reference.id)[0];
  while (next && session.remaining > 0) {
    const progress = await answer(session, reference, next);
    // The reference is a sequence, so the state is one of a sequence.
    const state = progress.state as SequenceState;
    if (state.at === 'problemset') {
      const mastered = await practiseSet(session, { type: problemSetReference, id: state.problemset_id });
      if (mastered && state.then === null) await settle(person, reference);
    }
    const id = state.at === 'question' ? state.question_id : state.at === 'problemset' ? state.then : null;
    next = id === null ? undefined : person.library.question(id);
  }
}

/** Practises a set until it is mastered or no answers remain; returns whether it is mastered. */
async function practiseSet(session: PracticeSession, reference: Reference): Promise<boolean> {
  let next = session.person.library.below(reference.id)[0];
  while (next && session.remaining > 0) {
    const progress = await answer(session, reference, next);
    if (isMastered(progress)) return true;
    next = progress.question_id === null ? undefined : session.person.library.question(progress.question_id);
  }
  return false;
}

async function answer(
  session: PracticeSession,
  reference: Reference,
  question: DemoLibraryQuestion,
): Promise<Progress> {
  const { person, chance } = session;
  session.remaining -= 1;
  const right = chance() < session.right || (session.masters && session.remaining < masteryThreshold);
  const time_spent_before_answer = between(chance, 22, 105);
  const time_spent_after_answer = right ? between(chance, 3, 14) : between(chance, 18, 75);
  person.letPass(time_spent_before_answer);
  const body = {
    id: nameId(`demo answer/${person.account.id}/${person.count()}`),
    user_id: person.account.id,
    question_id: question.id,
    reference_type: reference.type,
    reference_id: reference.id,
    time_spent_before_answer,
    time_spent_after_answer,
    view_full_explanation: !right && chance() < 0.6,
    ...toRecord(givenTo(question, right, chance)),
  };
  const { progress } = await saveAnswer({ body }, person.context);
  person.letPass(time_spent_after_answer + 2);
  if (!isWorkProgress(progress)) throw new Error('the demo answers sequences and sets only');
  return progress;
}

/** The choice or typed text that the student gives; the product judges it. */
export function givenTo({ answers }: DemoLibraryQuestion, right: boolean, chance: () => number): Given {
  const typed = answers.find((each) => each.typed !== null)?.typed;
  if (typed !== undefined && typed !== null) {
    return { text: right ? typed : String(between(chance, 2, 40)) };
  }
  const wrong = answers.filter(({ correct }) => !correct);
  const chosen = right
    ? answers.filter(({ correct }) => correct)
    : wrong.slice(between(chance, 0, wrong.length - 1), wrong.length).slice(0, 1);
  return { answerIds: chosen.map(({ id }) => id) };
}

async function settle({ account, context }: DemoPerson, { type, id }: Reference): Promise<void> {
  if (type === problemSetReference) return;
  await settleSequence({ body: { user_id: account.id, reference_type: type, reference_id: id } }, context);
}
