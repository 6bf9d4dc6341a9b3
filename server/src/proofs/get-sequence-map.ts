import type { MapSection } from '@fourfold/core/contract/proofs';
import type { PartOf } from '@fourfold/core/proofs/authored';
import type { Kysely } from 'kysely';
import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { sectionParents } from '../content/present-question.ts';
import type { Database } from '../database/schema.ts';
import { loadQuestions } from '../publishing/authored-questions.ts';
import { chainOf } from '../publishing/chain-of.ts';
import { setPart } from '../publishing/parts.ts';
import { loadNotes } from '../publishing/place-sets.ts';
import { readSwitch } from '../publishing/read-switch.ts';
import { mapFindings } from './map-findings.ts';
import { mapQuestion, mapSets, setsLedThrough } from './present-map.ts';

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
      const targets = setsLedThrough(sequence.questions, questions);
      const setsAt = await loadQuestions(
        tx,
        targets.map(({ id }) => ({ kind: 'problem_set', id })),
        [],
      );
      const notesOf = await loadNotes(
        tx,
        targets.map(({ id }) => id),
      );
      const sets = targets.map((set) => setPart({ ...set, notes: notesOf(set.id) }, setsAt) as PartOf<'set'>);
      return {
        title: sequence.title,
        questions,
        sets: await mapSets(tx, targets, sets),
        findings: await mapFindings(
          tx,
          sequence,
          sets.filter((_, at) => targets[at]?.state !== 'deleted'),
          videoHosts,
        ),
      };
    });

async function loadSequence(
  db: Kysely<Database>,
  { section, id: named }: { section: MapSection; id: string },
): Promise<PartOf<'sequence'>> {
  const parent = sectionParents[section];
  const kind = parent === 'sattopic' ? 'topic' : parent;
  const { id, title, kind: topicKind } = await readSwitch(db, kind, { id: named });
  // Only SAT topics have questions of their own.
  if (section === 'SatTopic' && topicKind !== 'sat') throw notFound('Topic');
  const chain = await chainOf(db, { kind, id });
  const at = { kind: parent, id };
  const questionsAt = await loadQuestions(
    db,
    [at],
    chain.map((link) => link.id),
  );
  return { of: 'sequence', subject: { kind, id }, title, questions: questionsAt(at) };
}
