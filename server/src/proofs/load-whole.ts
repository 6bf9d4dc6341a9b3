import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { numberSpots, testPlace, testSpots } from '../publishing/exam-spots.ts';
import { loadContent } from '../publishing/load-parts.ts';
import type { Loaded } from '../publishing/parts.ts';
import type { Content } from '../publishing/scope.ts';
import { topicSpots } from '../publishing/tree-spots.ts';
import type { Root } from './roots.ts';

export type Whole = { content: Content; loaded: Loaded };

/**
 * Loads everything in a topic, a SAT or an ACT that is not deleted, as if all were published. A
 * constant number of statements.
 */
export async function loadWhole(db: Kysely<Database>, root: Root): Promise<Whole> {
  const content = await contentOf(db, root);
  const loaded = await loadContent(db, content, []);
  const tests = content.tests.filter((test) => test.is_publish || loaded.questionsAt(testPlace(test)).length > 0);
  return { content: { ...content, tests }, loaded };
}

async function contentOf(db: Kysely<Database>, root: Root): Promise<Content> {
  const nothing = { spots: [], sets: [], tests: [], exam: null, which: 'living' } as const;
  if (root.of === 'topic') {
    const { id, title, kind, isPublish: is_publish } = root;
    return { ...nothing, spots: await topicSpots(db, { id, title, kind, is_publish }, 'living') };
  }
  const { family, row } = root;
  return {
    ...nothing,
    spots: await numberSpots(db, family, { exam: row.id, which: 'living' }),
    tests: testSpots(family, row),
    exam: { family, row },
  };
}
