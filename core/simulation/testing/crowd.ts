import type { Model } from '../model.ts';
import { simulate } from '../simulate.ts';
import { aLine, aModelSet, through } from './models.ts';

/** A line of so many questions, of which each third has a set behind its wrong answers. */
function aLineWithSets(length: number): Model {
  const sets = Array.from({ length: length / 3 }, (_, n) => aModelSet(`s${n * 3}`, Array(8).fill(true)));
  const questions = aLine(length).questions.map((question, n) => {
    const next = question.right?.question ?? null;
    return { ...question, wrong: n % 3 === 0 ? [through(`s${n}`, next)] : question.wrong };
  });
  return { questions, sets };
}

/** Has so many students, of whom each slips at one answer of five, go through so many questions. How many were done. */
export function sendCrowd(students: number, questions: number): number {
  return simulate(aLineWithSets(questions), { pupil: { kind: 'slips', slips: 0.2 }, students, seed: 1 }).finished;
}
