import type { Db } from '../database/db.ts';
import { addQuestion, addSequencePlace, addSet, addTypedQuestion, paragraph, setFlags } from './content.ts';

const withExplanation = { question_exp: JSON.stringify(paragraph('Because.')) };
type Parent = Parameters<typeof addQuestion>[1];
type Row = NonNullable<Parameters<typeof addQuestion>[2]>;

/** A choice question without findings. */
export async function addValidQuestion(db: Db, parent: Parent, row: Row = {}) {
  return await addQuestion(db, parent, { ...withExplanation, ...row });
}

/** A typed question without findings. */
export async function addValidTypedQuestion(
  db: Db,
  parent: Parent,
  key: Parameters<typeof addTypedQuestion>[2],
  row: Row = {},
) {
  return await addTypedQuestion(db, parent, key, { ...withExplanation, ...row });
}

/** A published topic with a sequence of one question and a set of four, without findings. */
export async function addValidTopic(db: Db) {
  const place = await addSequencePlace(db);
  await setFlags(db, 'subtopics', place.subtopic, { is_sequence_publish: false });
  const parent = { kind: 'subsubtopic', id: place.subsubtopic } as const;
  const question = await addValidQuestion(db, parent);
  const set = await addSet(db, parent);
  const inSet = await addFullSetQuestions(db, set);
  return { ...place, parent, question, set, inSet };
}

/** A sequence of two questions, the first leading to the second, and a set of four questions. */
export async function addValidSequence(db: Db) {
  const place = await addSequencePlace(db);
  const parent = { kind: 'subsubtopic', id: place.subsubtopic } as const;
  const second = await addValidQuestion(db, parent, { position: 1 });
  const set = await addSet(db, parent);
  const inSet = await addFullSetQuestions(db, set);
  const first = await addValidQuestion(db, parent, {
    link_right_question_id: second.id,
    link_wrong_question_id: second.id,
    link_wrong_problemset_id: set,
  });
  return { ...place, parent, first, second, set, inSet };
}

/** Adds as many questions as mastery needs right answers. Returns the first. */
async function addFullSetQuestions(db: Db, set: string) {
  const parent = { kind: 'problem_set', id: set } as const;
  for (const position of [1, 2, 3]) await addValidQuestion(db, parent, { position });
  return await addValidQuestion(db, parent);
}
