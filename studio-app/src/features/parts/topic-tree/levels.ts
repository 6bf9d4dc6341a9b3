/** The three levels of a topic manager, named as in the bin. */
export type TreeLevel = 'topic' | 'subtopic' | 'subsubtopic';

type LevelLabels = {
  /** In buttons and messages: "Create {type}", "{type} title Updated Successfully". */
  type: string;
  /** The noun in the question before a deletion. */
  noun: string;
  created: (title: string) => string;
  deleted: (title: string) => string;
};

/** The labels and messages of each level, as specified (ATR-011 to ATR-015, Q86). */
export const levelLabels: Readonly<Record<TreeLevel, LevelLabels>> = {
  topic: {
    type: 'Topic',
    noun: 'topic',
    created: (title) => `${title} topic created Successfully`,
    deleted: (title) => `${title} topic deleted Successfully`,
  },
  subtopic: {
    type: 'Subtopic',
    noun: 'subtopic',
    created: (title) => `${title} subtopic created Successfully`,
    deleted: (title) => `${title} deleted Successfully`,
  },
  subsubtopic: {
    type: 'Subsubtopic',
    noun: 'sub subtopic',
    created: (title) => `${title} Subsubtopic created Successfully`,
    deleted: (title) => `'${title}' Sub-Sub-Topic deleted successfully`,
  },
};

/** One list of the tree, identified by its parent. */
export type TreeListId =
  | { level: 'topic' }
  | { level: 'subtopic'; topic: string }
  | { level: 'subsubtopic'; topic: string; subtopic: string };

/** An item of the tree, of any level. */
export type TreeItem = { id: string; title: string };

/** Key of a list, unique in its tree. */
export function treeListKey(treeList: TreeListId): string {
  if (treeList.level === 'topic') return 'topics';
  return treeList.level === 'subtopic' ? treeList.topic : treeList.subtopic;
}
