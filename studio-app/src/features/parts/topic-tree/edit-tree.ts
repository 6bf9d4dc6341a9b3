import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import { CallFailed } from '@fourfold/core/client/call-failed';
import { type TopicKind, topicKinds } from '@fourfold/core/topics/topic-kinds';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { showDeletedAlert } from '../drafts/show-deleted-alert.ts';
import { handleDeleted } from '../publishing/deleted-record.ts';
import { itemsOf, withOrder, withoutItem, withSubsubtopic, withSubtopic, withTitle, withTopic } from './change-tree.ts';
import { levelLabels, type TreeItem, type TreeLevel, type TreeListId } from './levels.ts';
import { changeTree, fetchTree } from './tree-cache.ts';

/** Creates an item at the end of a list. Returns its id, or false after showing an error. */
export async function createItem(kind: TopicKind, treeList: TreeListId, item: TreeItem): Promise<string | false> {
  const made = await attempt(sendCreate(kind, treeList, item));
  if (!made) return false;
  showAlert('success', levelLabels[treeList.level].created(made.title));
  return made.id;
}

async function sendCreate(kind: TopicKind, treeList: TreeListId, body: TreeItem): Promise<TreeItem> {
  switch (treeList.level) {
    case 'topic': {
      const topic = await api(`POST /${topicKinds[kind].records}`, { body });
      await changeTree(kind, (tree) => withTopic(tree, topic));
      return topic;
    }
    case 'subtopic': {
      const subtopic = await api('POST /subtopics', { body: { ...body, test_id: treeList.topic } });
      await changeTree(kind, (tree) => withSubtopic(tree, subtopic));
      return subtopic;
    }
    case 'subsubtopic': {
      const subsubtopic = await api('POST /subsubtopics', { body: { ...body, subtopic_id: treeList.subtopic } });
      await changeTree(kind, (tree) => withSubsubtopic(tree, subsubtopic));
      return subsubtopic;
    }
    default:
      return treeList satisfies never;
  }
}

/** Changes a title optimistically; the old title returns if the server rejects it. Returns whether it was saved. */
export async function renameItem(kind: TopicKind, level: TreeLevel, item: TreeItem, title: string): Promise<boolean> {
  await changeTree(kind, (tree) => withTitle(tree, item.id, title));
  const saved = await attempt(sendTitle(kind, level, { ...item, title }));
  await changeTree(kind, (tree) => withTitle(tree, item.id, saved ? saved.title : item.title));
  if (saved) showAlert('success', `${levelLabels[level].type} title Updated Successfully`);
  return saved !== false;
}

async function sendTitle(kind: TopicKind, level: TreeLevel, { id, title }: TreeItem): Promise<TreeItem> {
  const input = { params: { id }, body: { title } };
  if (level === 'topic') return api(`PUT /${topicKinds[kind].records}/{id}`, input);
  return level === 'subtopic' ? api('PUT /subtopics/{id}', input) : api('PUT /subsubtopics/{id}', input);
}

/** Moves an item and all items below it into the bin; its toast can undo that. Returns false if it was not deleted. */
export async function deleteItem(
  kind: TopicKind,
  level: TreeLevel,
  { item: { id, title }, onRestored }: { item: TreeItem; onRestored: () => void },
): Promise<boolean> {
  const gone = await handleDeleted({ kind: level, title }, sendDeletion(kind, level, id));
  if (!gone) return false;
  if (gone === 'gone') return true;
  await changeTree(kind, (tree) => withoutItem(tree, id));
  const { type, deleted } = levelLabels[level];
  showDeletedAlert(deleted(title), async () => {
    const back = await api('POST /soft_delete/restore_record', { body: { id, type: level } });
    await fetchTree(kind);
    showAlert('success', `(${type}) '${back.title}' restored at position ${back.restore_position}`);
    onRestored();
  });
  return true;
}

async function sendDeletion(kind: TopicKind, level: TreeLevel, id: string): Promise<TreeItem> {
  const input = { params: { id } };
  if (level === 'topic') return api(`DELETE /${topicKinds[kind].records}/{id}`, input);
  return level === 'subtopic' ? api('DELETE /subtopics/{id}', input) : api('DELETE /subsubtopics/{id}', input);
}

/** The result of a reorder: saved, refused because the list has changed, or failed. */
export type SaveOrderResult = { kind: 'saved' } | { kind: 'changed'; items: readonly TreeItem[] } | { kind: 'failed' };

/**
 * Saves the order of a whole list. If the list has changed meanwhile, fetches the present one and returns its items.
 */
export async function saveOrder(
  kind: TopicKind,
  treeList: TreeListId,
  ids: readonly string[],
): Promise<SaveOrderResult> {
  try {
    await sendOrder(kind, treeList, [...ids]);
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const tree = error.status === 409 && (await attempt(fetchTree(kind)));
    showAlert(tree ? 'warning' : 'error', error.message);
    return tree ? { kind: 'changed', items: itemsOf(tree, treeList) } : { kind: 'failed' };
  }
  await changeTree(kind, (tree) => withOrder(tree, ids));
  return { kind: 'saved' };
}

async function sendOrder(kind: TopicKind, treeList: TreeListId, ids: string[]): Promise<unknown> {
  switch (treeList.level) {
    case 'topic':
      return api('PUT /tests/update_positions', { body: { topic_type: kind, tests: ids } });
    case 'subtopic':
      return api('PUT /subtopics/update_positions', { body: { test_id: treeList.topic, subtopics: ids } });
    case 'subsubtopic':
      return api('PUT /subsubtopics/update_positions', { body: { subtopic_id: treeList.subtopic, subsubtopics: ids } });
    default:
      return treeList satisfies never;
  }
}
