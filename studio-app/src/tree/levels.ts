/** The three levels of a topic manager, by the names that the bin has for them too. */
export type Level = 'topic' | 'subtopic' | 'subsubtopic';

type LevelWords = {
  /** In buttons and messages: "Create {type}", "{type} title Updated Successfully". */
  type: string;
  /** In the question before a deletion. */
  kind: string;
  created: (title: string) => string;
  deleted: (title: string) => string;
};

/** What each level is called, to the letter (3§5, 3§8, Q86). */
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

/** Where something new goes: one list of the tree, named by what it hangs on. */
export type ListPlace =
  | { level: 'topic' }
  | { level: 'subtopic'; topic: string }
  | { level: 'subsubtopic'; topic: string; subtopic: string };

/** One item of the tree, whatever its level. */
export type TreeItem = { id: string; title: string };

/** Tells the lists of one tree apart. */
export function keyOf(place: ListPlace): string {
  if (place.level === 'topic') return 'topics';
  return place.level === 'subtopic' ? place.topic : place.subtopic;
}
