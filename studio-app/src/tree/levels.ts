/** The three levels of a topic manager, named as in the bin. */
export type Level = 'topic' | 'subtopic' | 'subsubtopic';

type LevelWords = {
  /** In buttons and messages: "Create {type}", "{type} title Updated Successfully". */
  type: string;
  /** The noun in the question before a deletion. */
  kind: string;
  created: (title: string) => string;
  deleted: (title: string) => string;
};

/** The labels and messages of each level, as specified (ATR-011 to ATR-015, Q86). */
export const levelWords: Readonly<Record<Level, LevelWords>> = {
  topic: {
    type: 'Topic',
    kind: 'topic',
    created: (title) => `${title} topic created Successfully`,
    deleted: (title) => `${title} topic deleted Successfully`,
  },
  subtopic: {
    type: 'Subtopic',
    kind: 'subtopic',
    created: (title) => `${title} subtopic created Successfully`,
    deleted: (title) => `${title} deleted Successfully`,
  },
  subsubtopic: {
    type: 'Subsubtopic',
    kind: 'sub subtopic',
    created: (title) => `${title} Subsubtopic created Successfully`,
    deleted: (title) => `'${title}' Sub-Sub-Topic deleted successfully`,
  },
};

/** One list of the tree, identified by its parent. */
export type ListPlace =
  | { level: 'topic' }
  | { level: 'subtopic'; topic: string }
  | { level: 'subsubtopic'; topic: string; subtopic: string };

/** An item of the tree, of any level. */
export type TreeItem = { id: string; title: string };

/** Key of a list, unique in its tree. */
export function keyOf(place: ListPlace): string {
  if (place.level === 'topic') return 'topics';
  return place.level === 'subtopic' ? place.topic : place.subtopic;
}
