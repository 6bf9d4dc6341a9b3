/** One kind of topics: what its calls, both apps and the server need to know of it. */
type TopicKindSpec = {
  /** In labels of the studio and of reports. */
  name: string;
  /** Title of its list in the learner app. */
  title: string;
  /** In sentences. */
  noun: string;
  /** First part of the paths of its own calls. */
  records: string;
  /** `type` of its topics on the wire. */
  type: string;
  /** Last part of the URL of its list in the learner app. */
  page: string;
  /** Name of its list in the content health. */
  healthList: string;
  /** Null: its topics have no sub-topics, and contain questions and problem sets themselves (Q23). */
  practice: {
    /** `type` of a completed sequence (SEQ-011, Q36). */
    completion: string;
  } | null;
};

/** The kinds of topics by their name in URLs and in `topic_type`, in the order of all lists and menus. */
export const topicKinds = {
  math: {
    name: 'Math',
    title: 'Math',
    noun: 'math topic',
    records: 'topics',
    type: 'Topic',
    page: 'math',
    healthList: 'math',
    practice: { completion: 'home' },
  },
  grammar: {
    name: 'Grammar',
    title: 'Grammar',
    noun: 'grammar topic',
    records: 'grammar_topics',
    type: 'GrammarTopic',
    page: 'grammar',
    healthList: 'grammar',
    practice: { completion: 'grammar' },
  },
  reading: {
    name: 'Reading',
    title: 'Reading',
    noun: 'reading topic',
    records: 'reading_topics',
    type: 'ReadingTopic',
    page: 'reading',
    healthList: 'reading',
    practice: { completion: 'reading' },
  },
  // Its lists are linked from those of SATs, not from the menus.
  sat: {
    name: 'SAT',
    title: 'SAT Topics',
    noun: 'SAT topic',
    records: 'sat_topics',
    type: 'SatTopic',
    page: 'sat-topics',
    healthList: 'sat_topic',
    practice: null,
  },
} as const satisfies Readonly<Record<string, TopicKindSpec>>;

type Kinds = typeof topicKinds;
export type TopicKind = keyof Kinds;
export type TopicType = Kinds[TopicKind]['type'];
/** The `healthList` of any kind. */
export type TopicHealthList = Kinds[TopicKind]['healthList'];

/** A kind whose topics have sub-topics and sub-sub-topics with sequences; it is in the menus. */
export type PracticeTopicKind = { [K in TopicKind]: Kinds[K]['practice'] extends null ? never : K }[TopicKind];

type NonEmpty<T> = [T, ...T[]];
export const topicKindNames = Object.keys(topicKinds) as NonEmpty<TopicKind>;
export const practiceTopicKinds = topicKindNames.filter(isPracticeTopicKind) as NonEmpty<PracticeTopicKind>;
export const topicTypes = topicKindNames.map((kind) => topicKinds[kind].type) as NonEmpty<TopicType>;

export function isPracticeTopicKind(name: string | null | undefined): name is PracticeTopicKind {
  return name != null && Object.hasOwn(topicKinds, name) && topicKinds[name as TopicKind].practice !== null;
}

/** Returns the kind of a topic from its `type` on the wire. */
export function topicKindOf(type: TopicType): TopicKind {
  return topicKindNames.find((kind) => topicKinds[kind].type === type) as TopicKind;
}

type CallsByKind<Method extends string, Rest extends string, Row> = {
  [K in TopicKind as `${Method} /${Kinds[K]['records']}${Rest}`]: Row;
};

/** Returns a row for the same call of each kind: `POST /topics`, `POST /grammar_topics` and so on, then `rest`. */
export function callsByTopicKind<const Method extends string, const Rest extends '' | `/${string}`, Row>(
  method: Method,
  rest: Rest,
  rowOf: (kind: TopicKind) => Row,
): CallsByKind<Method, Rest, Row> {
  const rows = topicKindNames.map((kind) => [`${method} /${topicKinds[kind].records}${rest}`, rowOf(kind)]);
  return Object.fromEntries(rows);
}

/** The calls that list all topics of a kind. */
export type TopicListCall = keyof CallsByKind<'GET', '', never>;
