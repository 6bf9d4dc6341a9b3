import type { MapSection } from '@fourfold/core/contract/proofs';
import type { ContentPartOf } from '@fourfold/core/proofs/authored';
import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { parentKindBySection } from '../content/present-question.ts';
import type { Db } from '../database/db.ts';
import { setPart } from '../publishing/content-nodes.ts';
import { loadWithAncestors } from '../publishing/load-ancestors.ts';
import { loadNotes } from '../publishing/load-publishable-sets.ts';
import { loadQuestions } from '../publishing/load-questions.ts';
import { readSwitch } from '../publishing/switches.ts';
import { mapFindings } from './map-findings.ts';
import { linkedSets, mapQuestion, mapSets } from './present-map.ts';

/** Returns a sequence as stored, with its findings as if it and its ancestors were published. */
export const getSequenceMap: Handler<'GET /sequence_map'> = async ({ query }, { db, videoHosts }) =>
  // One snapshot, also during writes.
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const sequence = await loadSequence(tx, query);
      const questions = sequence.questions.map(mapQuestion);
      const targets = linkedSets(sequence.questions, questions);
      const setsAt = await loadQuestions(
        tx,
        targets.map(({ id }) => ({ kind: 'problem_set', id })),
        [],
      );
      const notesOf = await loadNotes(
        tx,
        targets.map(({ id }) => id),
      );
      const sets = targets.map((set) => setPart({ ...set, notes: notesOf(set.id) }, setsAt) as ContentPartOf<'set'>);
      return {
        title: sequence.title,
        questions,
        sets: await mapSets(tx, targets, sets),
        findings: await mapFindings(
          tx,
          sequence,
          sets.filter((_, parentRef) => targets[parentRef]?.state !== 'deleted'),
          videoHosts,
        ),
      };
    });

async function loadSequence(
  db: Db,
  { section, id: requestedId }: { section: MapSection; id: string },
): Promise<ContentPartOf<'sequence'>> {
  const parent = parentKindBySection[section];
  const kind = parent === 'sattopic' ? 'topic' : parent;
  const { id, title, kind: topicKind } = await readSwitch(db, kind, { id: requestedId });
  // Only SAT topics have questions of their own.
  if (section === 'SatTopic' && topicKind !== 'sat') throw notFound('Topic');
  const chain = await loadWithAncestors(db, { kind, id });
  const parentRef = { kind: parent, id };
  const questionsAt = await loadQuestions(
    db,
    [parentRef],
    chain.map((link) => link.id),
  );
  return { of: 'sequence', subject: { kind, id }, title, questions: questionsAt(parentRef) };
}
