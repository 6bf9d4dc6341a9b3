import type { Db } from '../database/db.ts';
import type { LoadedContent } from '../publishing/content-nodes.ts';
import { loadExamQuestionNodes, testLocation, testNodesOf } from '../publishing/exam-nodes.ts';
import { loadContent } from '../publishing/load-parts.ts';
import type { PublishContent } from '../publishing/load-scope.ts';
import { loadTopicNodes } from '../publishing/tree-nodes.ts';
import type { HealthRoot } from './roots.ts';

export type RootContent = { content: PublishContent; loaded: LoadedContent };

/**
 * Loads everything in a topic, a SAT or an ACT that is not deleted, as if all were published. A
 * constant number of statements.
 */
export async function loadRootContent(db: Db, root: HealthRoot): Promise<RootContent> {
  const content = await contentOf(db, root);
  const loaded = await loadContent(db, content, []);
  const tests = content.tests.filter((test) => test.is_publish || loaded.questionsAt(testLocation(test)).length > 0);
  return { content: { ...content, tests }, loaded };
}

async function contentOf(db: Db, root: HealthRoot): Promise<PublishContent> {
  const nothing = { nodes: [], sets: [], tests: [], exam: null, filter: 'living' } as const;
  if (root.rootKind === 'topic') {
    const { id, title, kind, isPublish: is_publish } = root;
    return { ...nothing, nodes: await loadTopicNodes(db, { id, title, kind, is_publish }, 'living') };
  }
  const { family, row } = root;
  return {
    ...nothing,
    nodes: await loadExamQuestionNodes(db, family, { exam: row.id, filter: 'living' }),
    tests: testNodesOf(family, row),
    exam: { family, row },
  };
}
