import type { Subsubtopic, Subtopic, Topic } from '@fourfold/core/contract/content';
import { describe, expect, it } from 'vitest';
import { itemsOf, withOrder, withoutItem, withSubsubtopic, withSubtopic, withTitle, withTopic } from './change-tree.ts';

const title = 'As it was';
const ownFields = { position: 0, isPublish: false, source: null, licence: null };
const ancestorFields = {
  isSequencePublish: false,
  topic_published: false,
  topic_title: title,
  topic_type: 'math' as const,
};

const aSequence = (id: string, subtopic: string): Subsubtopic => ({
  ...{ id, _id: id, title, ...ownFields, ...ancestorFields, subtopic_id: subtopic, topic_id: 't' },
  ...{ subtopic_published: false, subtopic_title: title },
});
const aSubtopic = (id: string, topic: string): Subtopic => ({
  id,
  _id: id,
  title,
  ...ownFields,
  ...ancestorFields,
  test_id: topic,
});
const aTopic = (id: string, subtopics: Topic['subtopics'] = []): Topic => {
  return { id, _id: id, title, ...ownFields, type: 'Topic', subtopics };
};

const tree = [
  aTopic('one', [
    { ...aSubtopic('a', 'one'), subsubtopics: [aSequence('x', 'a'), aSequence('y', 'a'), aSequence('z', 'a')] },
    { ...aSubtopic('b', 'one'), subsubtopics: [] },
  ]),
  aTopic('two'),
];

/** The ids of a tree, each with the ids below it. */
const ids = (topics: readonly Topic[]) =>
  topics.map(({ id, subtopics }) => [
    id,
    subtopics.map((one) => [one.id, one.subsubtopics.map((inner) => inner.id).join('')]),
  ]);

describe('a tree after a change', () => {
  it('has a new item at the end of its list, once, however often it arrives', () => {
    const three = aTopic('three');
    expect(ids(withTopic(withTopic(tree, three), three)).map(([id]) => id)).toEqual(['one', 'two', 'three']);
    const grown = withSubtopic(withSubtopic(tree, aSubtopic('c', 'two')), aSubtopic('c', 'two'));
    expect(ids(grown)[1]).toEqual(['two', [['c', '']]]);
    const leaf = aSequence('w', 'b');
    expect(ids(withSubsubtopic(withSubsubtopic(tree, leaf), leaf))[0]).toEqual([
      'one',
      [
        ['a', 'xyz'],
        ['b', 'w'],
      ],
    ]);
  });

  it('changes one title and leaves every other as it is, at each level', () => {
    for (const id of ['two', 'b', 'y']) {
      const after = JSON.stringify(withTitle(tree, id, 'Another'));
      expect(after.split('"title":"Another"')).toHaveLength(2);
      expect(after.replace('"title":"Another"', `"title":"${title}"`)).toBe(JSON.stringify(tree));
    }
  });

  it('loses an item with all items below it, and no other', () => {
    expect(ids(withoutItem(tree, 'one'))).toEqual([['two', []]]);
    expect(ids(withoutItem(tree, 'a'))).toEqual([
      ['one', [['b', '']]],
      ['two', []],
    ]);
    expect(ids(withoutItem(tree, 'y'))[0]).toEqual([
      'one',
      [
        ['a', 'xz'],
        ['b', ''],
      ],
    ]);
  });

  it('is reordered in one list; items that the order does not name stay', () => {
    expect(ids(withOrder(tree, ['two', 'one'])).map(([id]) => id)).toEqual(['two', 'one']);
    expect(ids(withOrder(tree, ['z', 'x']))[0]).toEqual([
      'one',
      [
        ['a', 'zxy'],
        ['b', ''],
      ],
    ]);
  });

  it('returns the items of a list, none if its parent is deleted', () => {
    const list = (treeList: Parameters<typeof itemsOf>[1]) => itemsOf(tree, treeList).map(({ id }) => id);
    expect(list({ level: 'topic' })).toEqual(['one', 'two']);
    expect(list({ level: 'subtopic', topic: 'one' })).toEqual(['a', 'b']);
    expect(list({ level: 'subsubtopic', topic: 'one', subtopic: 'a' })).toEqual(['x', 'y', 'z']);
    expect(list({ level: 'subsubtopic', topic: 'gone', subtopic: 'a' })).toEqual([]);
  });
});
