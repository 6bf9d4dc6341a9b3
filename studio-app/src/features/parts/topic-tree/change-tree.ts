import type { Subsubtopic, Subtopic, Topic } from '@fourfold/core/contract/content';
import { mergeOrder } from '@fourfold/core/exams/merge-order';
import type { TreeItem, TreeListId } from './levels.ts';

type Tree = readonly Topic[];

export function withTopic(tree: Tree, topic: Topic): Topic[] {
  return [...withoutItem(tree, topic.id), topic];
}

export function withSubtopic(tree: Tree, subtopic: Subtopic): Topic[] {
  return withoutItem(tree, subtopic.id).map((topic) =>
    topic.id === subtopic.test_id
      ? { ...topic, subtopics: [...topic.subtopics, { ...subtopic, subsubtopics: [] }] }
      : topic,
  );
}

export function withSubsubtopic(tree: Tree, added: Subsubtopic): Topic[] {
  return withoutItem(tree, added.id).map((topic) => ({
    ...topic,
    subtopics: topic.subtopics.map((subtopic) =>
      subtopic.id === added.subtopic_id ? { ...subtopic, subsubtopics: [...subtopic.subsubtopics, added] } : subtopic,
    ),
  }));
}

export function withoutItem(tree: Tree, id: string): Topic[] {
  return changeEachList(tree, (items) => items.filter((item) => item.id !== id));
}

export function withTitle(tree: Tree, id: string, title: string): Topic[] {
  return changeEachList(tree, (items) => items.map((item) => (item.id === id ? { ...item, title } : item)));
}

/** Reorders the list that contains these items; its other items come last. */
export function withOrder(tree: Tree, ids: readonly string[]): Topic[] {
  const wanted = ids.map((id) => ({ id }));
  return changeEachList(tree, (items) =>
    items.some(({ id }) => ids.includes(id)) ? mergeOrder(wanted, items) : [...items],
  );
}

/** The items of one list; empty if its parent does not exist. */
export function itemsOf(tree: Tree, treeList: TreeListId): readonly TreeItem[] {
  if (treeList.level === 'topic') return tree;
  const subtopics = tree.find(({ id }) => id === treeList.topic)?.subtopics ?? [];
  if (treeList.level === 'subtopic') return subtopics;
  return subtopics.find(({ id }) => id === treeList.subtopic)?.subsubtopics ?? [];
}

/** An id is unique in the whole tree, so that a change need not know the level. */
function changeEachList(tree: Tree, change: <T extends TreeItem>(items: readonly T[]) => T[]): Topic[] {
  return change(tree).map((topic) => ({
    ...topic,
    subtopics: change(topic.subtopics).map((subtopic) => ({
      ...subtopic,
      subsubtopics: change(subtopic.subsubtopics),
    })),
  }));
}
