import type { ContentPart } from '@fourfold/core/proofs/authored';
import type { Db } from '../database/db.ts';
import { readDomains } from '../skills/list-skills.ts';
import { type LoadedContent, partsOf, setPart } from './content-nodes.ts';
import { testLocation, testPart } from './exam-nodes.ts';
import { formFamily, formParts } from './form-parts.ts';
import { loadSets } from './load-publishable-sets.ts';
import { loadQuestions, type QuestionLocation } from './load-questions.ts';
import { ownParts, type PublishContent, type PublishScope } from './load-scope.ts';

/** Loads everything that publishing the record would show. */
export async function loadParts(db: Db, target: { id: string }, scope: PublishScope): Promise<ContentPart[]> {
  const assumed = [target.id.toLowerCase(), ...scope.above.map(({ id }) => id)];
  return partsIn(scope, await loadContent(db, scope, assumed));
}

/** Loads the sets and questions of the content. `assumed` are ids that count as published. */
export async function loadContent(
  db: Db,
  publishContent: PublishContent,
  assumed: readonly string[],
): Promise<LoadedContent> {
  const { nodes, filter } = publishContent;
  const setLocations = nodes.flatMap(({ subject, sets: kind }) => (kind ? [{ kind, id: subject.id }] : []));
  const setsAt = await loadSets(db, setLocations, filter);
  const locations = questionLocations(publishContent, setsAt);
  const questionsAt = await loadQuestions(db, locations, assumed);
  const family = formFamily(publishContent.tests);
  return { questionsAt, setsAt, domains: family ? await readDomains(db, family) : [] };
}

/** Returns the parents of all questions in the content, each once. */
export function questionLocations(
  { nodes, sets, tests }: PublishContent,
  setsAt: LoadedContent['setsAt'],
): QuestionLocation[] {
  const linkedSets = nodes.flatMap(({ subject, sets: kind }) => (kind ? setsAt({ kind, id: subject.id }) : []));
  const setIds = new Set([...linkedSets, ...sets].map(({ id }) => id));
  return [
    ...nodes.flatMap(({ sequence }) => (sequence ? [sequence.at] : [])),
    ...[...setIds].map((id) => ({ kind: 'problem_set' as const, id })),
    ...tests.map(testLocation),
  ];
}

/**
 * Returns the content as parts for the rules, in the order of the studio. A set with two parents in
 * the content is included once.
 */
export function partsIn(publishContent: PublishContent, loaded: LoadedContent): ContentPart[] {
  const { nodes, sets, tests } = publishContent;
  const parts = [
    ...ownParts(publishContent),
    ...formParts(tests, loaded),
    ...tests.map((test) => testPart(test, loaded.questionsAt)),
    ...nodes.flatMap((spot) => partsOf(spot, loaded)),
    ...sets.map((set) => setPart(set, loaded.questionsAt)),
  ];
  return withoutRepeatedSets(parts);
}

function withoutRepeatedSets(parts: readonly ContentPart[]): ContentPart[] {
  const seenSets = new Set<string>();
  return parts.filter((part) => {
    if (part.of !== 'set') return true;
    const isRepeated = seenSets.has(part.subject.id);
    seenSets.add(part.subject.id);
    return !isRepeated;
  });
}
