import type { TopicKind } from '@fourfold/core/contract/content';
import type { Context, Handler, Session } from '../call/handler.ts';
import { findSubsubtopic, findSubtopic, findTopic } from '../content/find-in-tree.ts';
import { createInList, type Titled } from './create-in-list.ts';

/** Creates the handler that adds a topic of this kind. */
export function createTopic(kind: TopicKind) {
  return async ({ body }: { body: Titled }, visit: Context & { session: Session }) =>
    await findTopic(visit.db, 'author', await createInList({ of: 'topic', kind }, body, visit));
}

export const createSubtopic: Handler<'POST /subtopics'> = async ({ body }, visit) =>
  await findSubtopic(visit.db, 'author', await createInList({ of: 'subtopic', parent: body.test_id }, body, visit));

export const createSubsubtopic: Handler<'POST /subsubtopics'> = async ({ body }, visit) =>
  await findSubsubtopic(
    visit.db,
    'author',
    await createInList({ of: 'subsubtopic', parent: body.subtopic_id }, body, visit),
  );
