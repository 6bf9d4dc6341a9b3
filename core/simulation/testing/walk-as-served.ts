import type { MasteryEvent } from '../../mastery/mastery.ts';
import { nextInSet } from '../../mastery/next-in-set.ts';
import { fold, masteryMachine, sequenceMachine } from '../../practice/machines.ts';
import { nextSequenceStep } from '../../practice/next-sequence-step.ts';
import { nextSetStep } from '../../practice/next-set-step.ts';
import { masteryAnswerEvents, sequenceAnswerEvents } from '../../practice/pending/answer-events.ts';
import type { SequenceEvent } from '../../sequence/sequence.ts';
import type { Walk } from '../internal/walk.ts';
import { type SequenceModel, stuckAfterAnswers } from '../model.ts';

type Id = string;

/**
 * One student as in the app and on the server: each answer's events are appended to a history, and
 * the state is computed again by folding the whole history. `slips` and `random` are those of a
 * walk's pupil, drawn in the same order.
 */
export function walkByHistory(
  model: SequenceModel,
  { slips, random }: { slips: number; random: () => number },
): Omit<Walk, 'followed'> {
  const questions = model.questions.map((question) => ({ ...question, is_hidden: false }));
  const sets = new Map(
    model.sets.map(({ id, questions: setQuestions }) => [
      id,
      { listed: questionStubs(id, setQuestions), inside: setQuestions },
    ]),
  );
  const history: SequenceEvent[] = [];
  const inSets = new Map<Id, MasteryEvent[]>(model.sets.map(({ id }) => [id, []]));
  const stateIn = (set: Id) => fold(masteryMachine, inSets.get(set) ?? []);
  const mastered = (set: Id) => stateIn(set).mastered;
  const answersRight = () => random() >= slips;
  const visited = new Set<Id>();
  let [answers, lastNewAt] = [0, 0];
  const isStuckAt = (node: Id) => {
    if (!visited.has(node)) lastNewAt = answers;
    visited.add(node);
    return answers - lastNewAt >= stuckAfterAnswers;
  };
  for (;;) {
    const isPast = (set: Id) => mastered(set) || !sets.get(set)?.listed.length;
    const state = fold(sequenceMachine, history);
    const position = nextSequenceStep(state, questions, isPast);
    if (position.kind === 'problemset') {
      const { problemsetId: id } = position;
      const { listed = [], inside: setQuestions = [] } = sets.get(id) ?? {};
      const here = nextSetStep(stateIn(id), listed, { fresh: false });
      if (here.kind !== 'question') throw new Error('The student entered a set that should be skipped.');
      if (isStuckAt(id)) return { answers, visited, stuck: id };
      const at = listed.findIndex((question) => question.id === here.questionId);
      const isRight = answersRight();
      const right = setQuestions[at]?.right === true && (isRight || setQuestions[at]?.wrong === false);
      const next = nextInSet(listed, listed[at] ?? null)?.id ?? null;
      const answer = { question_id: here.questionId, right, next, total_questions: listed.length };
      inSets.get(id)?.push(...masteryAnswerEvents(stateIn(id), answer, { isOpen: () => true }));
    } else if (position.kind === 'question') {
      const question = questions.find(({ id }) => id === position.questionId);
      if (isStuckAt(position.questionId) || !question) return { answers, visited, stuck: position.questionId };
      const isRight = answersRight();
      const right = question.right !== null && (isRight || question.wrong.length === 0);
      const way = right ? question.right : question.wrong[Math.floor(random() * question.wrong.length)];
      if (!way) return { answers, visited, stuck: question.id };
      const answer = { question_id: question.id, right, way, total_questions: questions.length };
      const isOpen = (id: Id) => questions.some((open) => open.id === id);
      history.push(...sequenceAnswerEvents(state, answer, { isOpen, mastered }));
    } else {
      return { answers, visited, stuck: null };
    }
    answers += 1;
  }
}

function questionStubs(set: Id, setQuestions: readonly unknown[]) {
  return setQuestions.map((_, position) => ({ id: `${set} ${position}`, position, is_hidden: false }));
}
