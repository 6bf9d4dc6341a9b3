import type { Db } from '../database/db.ts';
import { addExamQuestion, addSequencePlace, addSubsubtopic, addTopic } from './content.ts';

/** Ids of one parent of problem sets of each kind, and of a second sub-sub-topic. */
export type SetParents = { place: string; other: string; sattopic: string; sat: string; act: string };

export async function addSetParents(db: Db): Promise<SetParents> {
  const { subtopic, subsubtopic } = await addSequencePlace(db);
  return {
    place: subsubtopic,
    other: await addSubsubtopic(db, subtopic, { position: 1 }),
    sattopic: await addTopic(db, { kind: 'sat' }),
    sat: (await addExamQuestion(db, 'sat')).id,
    act: (await addExamQuestion(db, 'act')).id,
  };
}
