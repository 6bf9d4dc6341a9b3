import type { Part } from '@fourfold/core/proofs/authored';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { loadQuestions } from './authored-questions.ts';
import { testPart, testPlace } from './exam-spots.ts';
import { partsOf, setPart } from './parts.ts';
import { loadSets } from './place-sets.ts';
import { ownParts, type Scope } from './scope.ts';

/** All that publishing would show, in the order in which authors see it; a set that hangs in two places of it once. */
export async function loadParts(db: Kysely<Database>, asked: { id: string }, scope: Scope): Promise<Part[]> {
  const { spots, sets, tests, above } = scope;
  const setsAt = await loadSets(
    db,
    spots.flatMap(({ subject, sets: kind }) => (kind ? [{ kind, id: subject.id }] : [])),
  );
  const placed = spots.flatMap(({ subject, sets: kind }) => (kind ? setsAt({ kind, id: subject.id }) : []));
  const setIds = new Set([...placed, ...sets].map(({ id }) => id));
  const questionsAt = await loadQuestions(
    db,
    [
      ...spots.flatMap(({ sequence }) => (sequence ? [sequence.at] : [])),
      ...[...setIds].map((id) => ({ kind: 'problem_set' as const, id })),
      ...tests.map(testPlace),
    ],
    [asked.id.toLowerCase(), ...above.map(({ id }) => id)],
  );
  const parts = [
    ...ownParts(scope),
    ...tests.map((test) => testPart(test, questionsAt)),
    ...spots.flatMap((spot) => partsOf(spot, { questionsAt, setsAt })),
    ...sets.map((set) => setPart(set, questionsAt)),
  ];
  const met = new Set<string>();
  return parts.filter((part) => {
    if (part.of !== 'set') return true;
    const again = met.has(part.subject.id);
    met.add(part.subject.id);
    return !again;
  });
}
