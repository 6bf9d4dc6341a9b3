import { setTimeout as wait } from 'node:timers/promises';
import { problemSetReference, type SequenceReference } from '@fourfold/core/contract/practice';
import { runIsFull, totalCorrect } from '@fourfold/core/mastery/mastery';
import { isFullRun, masteryThreshold } from '@fourfold/core/mastery/run/full-run';
import { nextSequenceStep } from '@fourfold/core/practice/next-sequence-step';
import { nextSetStep } from '@fourfold/core/practice/next-set-step';
import { sequenceWithPending } from '@fourfold/core/practice/pending/sequence-with-pending';
import { setWithPending } from '@fourfold/core/practice/pending/set-with-pending';
import { between } from '../../src/seed/demo-chance.ts';
import { answerQuestion } from './answer-question.ts';
import type { PracticeWork } from './library.ts';
import type { Tab } from './tab.ts';
import { type TrialContext, think } from './trial-context.ts';

/** A student's practice in one tab. */
export type PracticeSession = {
  trial: TrialContext;
  tab: Tab;
  chance(): number;
  /** Different for each answer of a student. */
  nextSeconds(): number;
};

/** The share of answers after which the tab crashes, within so many milliseconds. */
const [crashShare, crashWithinMs] = [0.04, 60];
/** The share of answers with a second half, and of those with a later, greater one. */
const [secondHalfShare, laterHalfShare] = [0.4, 0.3];

/** One visit to a practice page: at most `maxAnswers` answers, until its end or a crash of the tab. */
export async function practise(session: PracticeSession, work: PracticeWork, maxAnswers: number): Promise<void> {
  const { tab, trial, chance } = session;
  await openPage(session, work);
  const fresh = isSet(work) && runIsFull(setProgressOf(session, work).state);
  for (let answerCount = 0; answerCount < maxAnswers && !trial.isOver(); answerCount += 1) {
    const { position, seq } = isSet(work) ? positionInSet(session, work, fresh) : positionInSequence(session, work);
    if (position.kind === 'problemset')
      return await practise(session, findSet(trial, position.problemsetId), maxAnswers - answerCount);
    if (position.kind === 'end' || position.kind === 'mastered') return reportEnd(session, work, seq);
    await think(trial, chance);
    if (position.kind !== 'question' || trial.isOver()) return;
    const question = work.questions.find(({ id }) => id === position.questionId);
    if (!question) throw new Error(`The question ${position.questionId} was not read.`);
    const context = { reference: work.reference, question, seq, seconds: session.nextSeconds() };
    const { secondHalf } = answerQuestion(tab, context, chance);
    if (chance() < crashShare) {
      await wait(between(chance, 0, crashWithinMs));
      return tab.crash();
    }
    if (chance() < secondHalfShare) {
      await think(trial, chance);
      secondHalf(between(chance, 1, 30));
      if (chance() < laterHalfShare) secondHalf(between(chance, 31, 60));
    }
  }
}

/** Reads the progress of everything on the page, and waits for entries of an earlier visit. */
async function openPage({ tab, trial }: PracticeSession, work: PracticeWork): Promise<void> {
  const sets = linkedSets(work).map((id) => findSet(trial, id));
  await Promise.all([work, ...sets].map(({ reference }) => tab.serverProgress.read(reference)));
  while (tab.pending() === null) await wait(10);
}

function linkedSets({ questions }: PracticeWork): string[] {
  const links = questions.flatMap(({ link_right_problemset_id, link_wrong_problemset_id, answers }) => [
    link_right_problemset_id,
    link_wrong_problemset_id,
    ...answers.map(({ link_problemset }) => link_problemset?._id ?? null),
  ]);
  return [...new Set(links.filter((id) => id !== null))];
}

function isSet({ reference }: PracticeWork): boolean {
  return reference.reference_type === problemSetReference;
}

function findSet({ library }: TrialContext, id: string): PracticeWork {
  const set = library.work(id);
  if (!set) throw new Error(`The set ${id} was not read.`);
  return set;
}

function setProgressOf({ tab }: PracticeSession, { reference, questions }: PracticeWork) {
  return setWithPending(
    tab.serverProgress.set(reference.reference_id),
    { reference, pending: tab.pending() ?? [] },
    { questions },
  );
}

function positionInSet(session: PracticeSession, work: PracticeWork, fresh: boolean) {
  const { seq, state } = setProgressOf(session, work);
  return { seq, position: nextSetStep(state, work.questions, { fresh }) };
}

function positionInSequence(session: PracticeSession, { reference, questions }: PracticeWork) {
  const { tab, trial } = session;
  const mastered = (id: string) => isFullRun(totalCorrect(setProgressOf(session, findSet(trial, id)).state));
  const pendingContext = { reference, pending: tab.pending() ?? [] };
  const { seq, state } = sequenceWithPending(tab.serverProgress.sequence(reference.reference_id), pendingContext, {
    questions,
    mastered,
  });
  return { seq, position: nextSequenceStep(state, questions, mastered) };
}

/** Reports the end after the answers that led to it. */
function reportEnd({ tab }: PracticeSession, work: PracticeWork, seq: number): void {
  const { reference_type, reference_id } = work.reference;
  const head = { account_id: tab.account_id, after_seq: seq };
  const body = { user_id: tab.account_id, reference_id, percent_complete: 100 };
  if (reference_type === problemSetReference) {
    tab.save({
      ...head,
      call: 'POST /user_progresses/save_user_problemset_progress',
      body: { ...body, reference_type, total_correct: masteryThreshold },
    });
    return;
  }
  tab.save({
    ...head,
    call: 'POST /user_progresses/save_user_progress',
    body: { ...body, reference_type: reference_type satisfies SequenceReference, question_id: null, started: false },
  });
}
