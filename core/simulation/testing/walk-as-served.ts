import type { MasteryEvent } from '../../mastery/mastery.ts';
import { nextInSet } from '../../mastery/next-in-set.ts';
import { fold, masteryMachine, sequenceMachine } from '../../practice/machines.ts';
import { sequencePlace } from '../../practice/sequence-place.ts';
import { setPlace } from '../../practice/set-place.ts';
import { masteryAnswerEvents, sequenceAnswerEvents } from '../../practice/standing/answer-events.ts';
import type { SequenceEvent } from '../../sequence/sequence.ts';
import { type Model, patience } from '../model.ts';
import type { Walk } from '../walk.ts';

type Id = string;

/**
 * One student as in the app and on the server: each answer's events are appended to a history, and
 * the state is computed again by folding the whole history. `slips` and `random` are those of a
 * walk's pupil, drawn in the same order.
 */
export function walkAsServed(model: Model, { slips, random }: { slips: number; random: () => number }): Walk {
  const questions = model.questions.map((question) => ({ ...question, is_hidden: false }));
  const sets = new Map(model.sets.map(({ id, questions: inside }) => [id, { listed: listedOf(id, inside), inside }]));
  const history: SequenceEvent[] = [];
  const inSets = new Map<Id, MasteryEvent[]>(model.sets.map(({ id }) => [id, []]));
  const stateIn = (set: Id) => fold(masteryMachine, inSets.get(set) ?? []);
  const mastered = (set: Id) => stateIn(set).mastered;
  const knows = () => random() >= slips;
  const met = new Set<Id>();
  let [answers, news] = [0, 0];
  const isOut = (node: Id) => {
    if (!met.has(node)) news = answers;
    met.add(node);
    return answers - news >= patience;
  };
  for (;;) {
    const isPast = (set: Id) => mastered(set) || !sets.get(set)?.listed.length;
    const state = fold(sequenceMachine, history);
    const place = sequencePlace(state, questions, isPast);
    if (place.at === 'problemset') {
      const { problemsetId: id } = place;
      const { listed = [], inside = [] } = sets.get(id) ?? {};
      const here = setPlace(stateIn(id), listed, { fresh: false });
      if (here.at !== 'question') throw new Error('The student entered a set that should be skipped.');
      if (isOut(id)) return { answers, met, stuck: id };
      const at = listed.findIndex((question) => question.id === here.questionId);
      const known = knows();
      const right = inside[at]?.right === true && (known || inside[at]?.wrong === false);
      const next = nextInSet(listed, listed[at] ?? null)?.id ?? null;
      const said = { question_id: here.questionId, right, next, total_questions: listed.length };
      inSets.get(id)?.push(...masteryAnswerEvents(stateIn(id), said, { isOpen: () => true }));
    } else if (place.at === 'question') {
      const question = questions.find(({ id }) => id === place.questionId);
      if (isOut(place.questionId) || !question) return { answers, met, stuck: place.questionId };
      const known = knows();
      const right = question.right !== null && (known || question.wrong.length === 0);
      const way = right ? question.right : question.wrong[Math.floor(random() * question.wrong.length)];
      if (!way) return { answers, met, stuck: question.id };
      const said = { question_id: question.id, right, way, total_questions: questions.length };
      const isOpen = (id: Id) => questions.some((open) => open.id === id);
      history.push(...sequenceAnswerEvents(state, said, { isOpen, mastered }));
    } else {
      return { answers, met, stuck: null };
    }
    answers += 1;
  }
}

function listedOf(set: Id, inside: readonly unknown[]) {
  return inside.map((_, position) => ({ id: `${set} ${position}`, position, is_hidden: false }));
}
