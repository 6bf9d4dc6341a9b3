import type { Subsubtopic, Subtopic, Topic } from '@fourfold/core/contract/content';
import { mergeOrder } from '@fourfold/core/exams/merge-order';
import type { ListPlace, TreeItem } from './levels.ts';

type Tree = readonly Topic[];

export function withTopic(tree: Tree, topic: Topic): Topic[] {
  return [...without(tree, topic.id), topic];
}

export function withSubtopic(tree: Tree, subtopic: Subtopic): Topic[] {
  return without(tree, subtopic.id).map((topic) =>
    topic.id === subtopic.test_id
      ? { ...topic, subtopics: [...topic.subtopics, { ...subtopic, subsubtopics: [] }] }
      : topic,
  );
}

export function withSubsubtopic(tree: Tree, added: Subsubtopic): Topic[] {
  return without(tree, added.id).map((topic) => ({
    ...topic,
    subtopics: topic.subtopics.map((subtopic) =>
      subtopic.id === added.subtopic_id ? { ...subtopic, subsubtopics: [...subtopic.subsubtopics, added] } : subtopic,
    ),
  }));
}

export function without(tree: Tree, id: string): Topic[] {
  return inEachList(tree, (items) => items.filter((item) => item.id !== id));
}

export function renamed(tree: Tree, id: string, title: string): Topic[] {
  return inEachList(tree, (items) => items.map((item) => (item.id === id ? { ...item, title } : item)));
}

/** Reorders the list that contains these items; its other items come last. */
export function inOrder(tree: Tree, ids: readonly string[]): Topic[] {
  const wanted = ids.map((id) => ({ id }));
  return inEachList(tree, (items) =>
    items.some(({ id }) => ids.includes(id)) ? mergeOrder(wanted, items) : [...items],
  );
}

/** The items of one list; empty if its parent does not exist. */
export function itemsAt(tree: Tree, place: ListPlace): readonly TreeItem[] {
  if (place.level === 'topic') return tree;
  const subtopics = tree.find(({ id }) => id === place.topic)?.subtopics ?? [];
  if (place.level === 'subtopic') return subtopics;
  return subtopics.find(({ id }) => id === place.subtopic)?.subsubtopics ?? [];
}

/** An id is unique in the whole tree, so that a change need not know the level. */
function inEachList(tree: Tree, change: <T extends TreeItem>(items: readonly T[]) => T[]): Topic[] {
  return change(tree).map((topic) => ({
    ...topic,
    subtopics: change(topic.subtopics).map((subtopic) => ({
      ...subtopic,
      subsubtopics: change(subtopic.subsubtopics),
    })),
  }));
}
