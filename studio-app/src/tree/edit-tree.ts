import { CallFailed } from '@fourfold/core/client/call-failed';
import type { TopicKind } from '@fourfold/core/contract/content';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { sayDeleted } from '../drafts/say-deleted.ts';
import { unlessGone } from '../publishing/unless-gone.ts';
import { attempt } from '../session/attempt.ts';
import { api } from '../session/session.ts';
import { inOrder, itemsAt, renamed, without, withSubsubtopic, withSubtopic, withTopic } from './change-tree.ts';
import { type Level, type ListPlace, levelWords, type TreeItem } from './levels.ts';
import { topicCalls } from './topic-calls.ts';
import { changeTree, readTree } from './tree-cache.ts';

/** Creates an item at the end of a list. Returns its id, or false after showing an error. */
export async function createItem(kind: TopicKind, place: ListPlace, item: TreeItem): Promise<string | false> {
  const made = await attempt(sendNew(kind, place, item));
  if (!made) return false;
  showAlert('success', levelWords[place.level].created(made.title));
  return made.id;
}

async function sendNew(kind: TopicKind, place: ListPlace, body: TreeItem): Promise<TreeItem> {
  switch (place.level) {
    case 'topic': {
      const topic = await api(topicCalls[kind].create, { body });
      await changeTree(kind, (tree) => withTopic(tree, topic));
      return topic;
    }
    case 'subtopic': {
      const subtopic = await api('POST /subtopics', { body: { ...body, test_id: place.topic } });
      await changeTree(kind, (tree) => withSubtopic(tree, subtopic));
      return subtopic;
    }
    case 'subsubtopic': {
      const subsubtopic = await api('POST /subsubtopics', { body: { ...body, subtopic_id: place.subtopic } });
      await changeTree(kind, (tree) => withSubsubtopic(tree, subsubtopic));
      return subsubtopic;
    }
    default:
      return place satisfies never;
  }
}

/**
 * Changes a title optimistically; the old title returns if the server rejects it. Returns whether
 * it was saved.
 */
export async function renameItem(kind: TopicKind, level: Level, item: TreeItem, title: string): Promise<boolean> {
  await changeTree(kind, (tree) => renamed(tree, item.id, title));
  const saved = await attempt(sendTitle(kind, level, { ...item, title }));
  await changeTree(kind, (tree) => renamed(tree, item.id, saved ? saved.title : item.title));
  if (saved) showAlert('success', `${levelWords[level].type} title Updated Successfully`);
  return saved !== false;
}

async function sendTitle(kind: TopicKind, level: Level, { id, title }: TreeItem): Promise<TreeItem> {
  const input = { params: { id }, body: { title } };
  if (level === 'topic') return api(topicCalls[kind].rename, input);
  return level === 'subtopic' ? api('PUT /subtopics/{id}', input) : api('PUT /subsubtopics/{id}', input);
}

/**
 * Moves an item and all items below it into the bin; its toast can undo that. Returns false if it
 * was not deleted.
 */
export async function deleteItem(
  kind: TopicKind,
  level: Level,
  { item: { id, title }, onBack }: { item: TreeItem; onBack: () => void },
): Promise<boolean> {
  const gone = await unlessGone({ kind: level, title }, sendDeletion(kind, level, id));
  if (!gone) return false;
  if (gone === 'gone') return true;
  await changeTree(kind, (tree) => without(tree, id));
  const { type, deleted } = levelWords[level];
  sayDeleted(deleted(title), async () => {
    const back = await api('POST /soft_delete/restore_record', { body: { id, type: level } });
    await readTree(kind);
    showAlert('success', `(${type}) '${back.title}' restored at position ${back.restore_position}`);
    onBack();
  });
  return true;
}

async function sendDeletion(kind: TopicKind, level: Level, id: string): Promise<TreeItem> {
  const input = { params: { id } };
  if (level === 'topic') return api(topicCalls[kind].remove, input);
  return level === 'subtopic' ? api('DELETE /subtopics/{id}', input) : api('DELETE /subsubtopics/{id}', input);
}

/** The result of a reorder: saved, refused because the list has changed, or failed. */
export type OrderSent = { at: 'saved' } | { at: 'changed'; items: readonly TreeItem[] } | { at: 'failed' };

/**
 * Saves the order of a whole list. If the list has changed meanwhile, fetches the present one and
 * returns its items.
 */
export async function saveOrder(kind: TopicKind, place: ListPlace, ids: readonly string[]): Promise<OrderSent> {
  try {
    await sendOrder(kind, place, [...ids]);
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const tree = error.status === 409 && (await attempt(readTree(kind)));
    showAlert(tree ? 'warning' : 'error', error.message);
    return tree ? { at: 'changed', items: itemsAt(tree, place) } : { at: 'failed' };
  }
  await changeTree(kind, (tree) => inOrder(tree, ids));
  return { at: 'saved' };
}

async function sendOrder(kind: TopicKind, place: ListPlace, ids: string[]): Promise<unknown> {
  switch (place.level) {
    case 'topic':
      return api('PUT /tests/update_positions', { body: { topic_type: kind, tests: ids } });
    case 'subtopic':
      return api('PUT /subtopics/update_positions', { body: { test_id: place.topic, subtopics: ids } });
    case 'subsubtopic':
      return api('PUT /subsubtopics/update_positions', { body: { subtopic_id: place.subtopic, subsubtopics: ids } });
    default:
      return place satisfies never;
  }
}
