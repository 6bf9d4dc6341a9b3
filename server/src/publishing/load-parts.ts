import type { Part } from '@fourfold/core/proofs/authored';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { loadQuestions, type QuestionPlace } from './authored-questions.ts';
import { testPart, testPlace } from './exam-spots.ts';
import { type Loaded, partsOf, setPart } from './parts.ts';
import { loadSets } from './place-sets.ts';
import { type Content, ownParts, type Scope } from './scope.ts';

/** Loads everything that publishing the record would show. */
export async function loadParts(db: Kysely<Database>, asked: { id: string }, scope: Scope): Promise<Part[]> {
  const assumed = [asked.id.toLowerCase(), ...scope.above.map(({ id }) => id)];
  return partsIn(scope, await loadContent(db, scope, assumed));
}

/** Loads the sets and questions of the content. `assumed` are ids that count as published. */
export async function loadContent(db: Kysely<Database>, content: Content, assumed: readonly string[]): Promise<Loaded> {
  const { spots, which } = content;
  const hanging = spots.flatMap(({ subject, sets: kind }) => (kind ? [{ kind, id: subject.id }] : []));
  const setsAt = await loadSets(db, hanging, which);
  const places = questionPlaces(content, setsAt);
  const questionsAt = await loadQuestions(db, places, assumed);
  return { questionsAt, setsAt };
}

/** Returns the parents of all questions in the content, each once. */
export function questionPlaces({ spots, sets, tests }: Content, setsAt: Loaded['setsAt']): QuestionPlace[] {
  const placed = spots.flatMap(({ subject, sets: kind }) => (kind ? setsAt({ kind, id: subject.id }) : []));
  const setIds = new Set([...placed, ...sets].map(({ id }) => id));
  return [
    ...spots.flatMap(({ sequence }) => (sequence ? [sequence.at] : [])),
    ...[...setIds].map((id) => ({ kind: 'problem_set' as const, id })),
    ...tests.map(testPlace),
  ];
}

/**
 * Returns the content as parts for the rules, in the order of the studio. A set with two parents in
 * the content is included once.
 */
export function partsIn(content: Content, loaded: Loaded): Part[] {
  const { spots, sets, tests } = content;
  const parts = [
    ...ownParts(content),
    ...tests.map((test) => testPart(test, loaded.questionsAt)),
    ...spots.flatMap((spot) => partsOf(spot, loaded)),
    ...sets.map((set) => setPart(set, loaded.questionsAt)),
  ];
  return onceEach(parts);
}

function onceEach(parts: readonly Part[]): Part[] {
  const met = new Set<string>();
  return parts.filter((part) => {
    if (part.of !== 'set') return true;
    const again = met.has(part.subject.id);
    met.add(part.subject.id);
    return !again;
  });
}
