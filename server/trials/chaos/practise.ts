import { setTimeout as wait } from 'node:timers/promises';
import { problemSetReference, type SequenceReference } from '@fourfold/core/contract/practice';
import { runIsFull, totalCorrect } from '@fourfold/core/mastery/mastery';
import { isFullRun, masteryThreshold } from '@fourfold/core/mastery/run/full-run';
import { sequencePlace } from '@fourfold/core/practice/sequence-place';
import { setPlace } from '@fourfold/core/practice/set-place';
import { sequenceStanding } from '@fourfold/core/practice/standing/sequence-standing';
import { setStanding } from '@fourfold/core/practice/standing/set-standing';
import { between } from '../../src/seed/demo-chance.ts';
import { answerQuestion } from './answer-question.ts';
import type { Work } from './library.ts';
import { type Room, think } from './room.ts';
import type { Tab } from './tab.ts';

/** A student's practice in one tab. */
export type Desk = {
  room: Room;
  tab: Tab;
  chance(): number;
  /** Different for each answer of a student. */
  nextSeconds(): number;
};

/** The share of answers after which the tab crashes, within so many milliseconds. */
const [crashes, within] = [0.04, 60];
/** The share of answers with a second half, and of those with a later, greater one. */
const [looksAgain, growsAgain] = [0.4, 0.3];

/** One visit to a practice page: at most `most` answers, until its end or a crash of the tab. */
export async function practise(desk: Desk, work: Work, most: number): Promise<void> {
  const { tab, room, chance } = desk;
  await openPage(desk, work);
  const fresh = isSet(work) && runIsFull(setAt(desk, work).state);
  for (let given = 0; given < most && !room.isOver(); given += 1) {
    const { place, seq } = isSet(work) ? inSet(desk, work, fresh) : inSequence(desk, work);
    if (place.at === 'problemset') return await practise(desk, setNamed(room, place.problemsetId), most - given);
    if (place.at === 'end' || place.at === 'mastered') return settle(desk, work, seq);
    await think(room, chance);
    if (place.at !== 'question' || room.isOver()) return;
    const question = work.questions.find(({ id }) => id === place.questionId);
    if (!question) throw new Error(`The question ${place.questionId} was not read.`);
    const asked = { reference: work.reference, question, seq, seconds: desk.nextSeconds() };
    const { secondHalf } = answerQuestion(tab, asked, chance);
    if (chance() < crashes) {
      await wait(between(chance, 0, within));
      return tab.crash();
    }
    if (chance() < looksAgain) {
      await think(room, chance);
      secondHalf(between(chance, 1, 30));
      if (chance() < growsAgain) secondHalf(between(chance, 31, 60));
    }
  }
}

/** Reads the progress of everything on the page, and waits for entries of an earlier visit. */
async function openPage({ tab, room }: Desk, work: Work): Promise<void> {
  const sets = linkedSets(work).map((id) => setNamed(room, id));
  await Promise.all([work, ...sets].map(({ reference }) => tab.word.read(reference)));
  while (tab.pending() === null) await wait(10);
}

function linkedSets({ questions }: Work): string[] {
  const links = questions.flatMap(({ link_right_problemset_id, link_wrong_problemset_id, answers }) => [
    link_right_problemset_id,
    link_wrong_problemset_id,
    ...answers.map(({ link_problemset }) => link_problemset?._id ?? null),
  ]);
  return [...new Set(links.filter((id) => id !== null))];
}

function isSet({ reference }: Work): boolean {
  return reference.reference_type === problemSetReference;
}

function setNamed({ library }: Room, id: string): Work {
  const set = library.work(id);
  if (!set) throw new Error(`The set ${id} was not read.`);
  return set;
}

function setAt({ tab }: Desk, { reference, questions }: Work) {
  return setStanding(tab.word.set(reference.reference_id), { reference, pending: tab.pending() ?? [] }, { questions });
}

function inSet(desk: Desk, work: Work, fresh: boolean) {
  const { seq, state } = setAt(desk, work);
  return { seq, place: setPlace(state, work.questions, { fresh }) };
}

function inSequence(desk: Desk, { reference, questions }: Work) {
  const { tab, room } = desk;
  const mastered = (id: string) => isFullRun(totalCorrect(setAt(desk, setNamed(room, id)).state));
  const about = { reference, pending: tab.pending() ?? [] };
  const { seq, state } = sequenceStanding(tab.word.sequence(reference.reference_id), about, { questions, mastered });
  return { seq, place: sequencePlace(state, questions, mastered) };
}

/** Reports the end after the answers that led to it. */
function settle({ tab }: Desk, work: Work, seq: number): void {
  const { reference_type, reference_id } = work.reference;
  const head = { account_id: tab.account_id, after_seq: seq };
  const body = { user_id: tab.account_id, reference_id, percent_complete: 100 };
  if (reference_type === problemSetReference) {
    tab.keep({
      ...head,
      call: 'POST /user_progresses/save_user_problemset_progress',
      body: { ...body, reference_type, total_correct: masteryThreshold },
    });
    return;
  }
  tab.keep({
    ...head,
    call: 'POST /user_progresses/save_user_progress',
    body: { ...body, reference_type: reference_type satisfies SequenceReference, question_id: null, started: false },
  });
}
