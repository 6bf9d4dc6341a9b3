import type { TopicKind } from '@fourfold/core/contract/content';
import type { Context, Handler, Session } from '../call/handler.ts';
import { findSubsubtopic, findSubtopic, findTopic } from '../content/find-in-tree.ts';
import { createInList, type NewRecord } from './create-in-list.ts';

/** Creates the handler that adds a topic of this kind. */
export function createTopic(kind: TopicKind) {
  return async ({ body }: { body: NewRecord }, context: Context & { session: Session }) =>
    await findTopic(context.db, 'author', await createInList({ of: 'topic', kind }, body, context));
}

export const createSubtopic: Handler<'POST /subtopics'> = async ({ body }, context) =>
  await findSubtopic(context.db, 'author', await createInList({ of: 'subtopic', parent: body.test_id }, body, context));

export const createSubsubtopic: Handler<'POST /subsubtopics'> = async ({ body }, context) =>
  await findSubsubtopic(
    context.db,
    'author',
    await createInList({ of: 'subsubtopic', parent: body.subtopic_id }, body, context),
  );
