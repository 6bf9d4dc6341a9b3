import type { Db } from '../../database/db.ts';
import { type AddedQuestion, addQuestion } from '../../testing/content.ts';
import { aSet } from '../../testing/practice.ts';

/** Codes of skills that the migrations insert. */
export const algebra = 'sat.math.algebra.linear-functions';
export const circles = 'sat.math.geometry-and-trigonometry.circles';

/** A published set with a question for each list of skills. */
export async function aTaggedSet(db: Db, ...skills: string[][]) {
  const { reference, subsubtopic } = await aSet(db, 0);
  const questions: AddedQuestion[] = [];
  const parent = { kind: 'problem_set', id: reference.reference_id } as const;
  for (const [position, skill_codes] of skills.entries()) {
    questions.push(await addQuestion(db, parent, { position, skill_codes }));
  }
  return { questions, reference, subsubtopic };
}
