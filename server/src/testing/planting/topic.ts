import { must, newId, type SequenceSpec, type SetSpecs, sequenceRows, setRows } from './question.ts';
import { type Row, row } from './rows.ts';

export type TopicSpec = {
  kind?: 'math' | 'grammar' | 'reading';
  /** The sequence is on the sub-topic itself, or on a sub-sub-topic of it. */
  level?: 'subtopic' | 'subsubtopic';
  sequence: SequenceSpec;
  sets?: SetSpecs;
};

export type PlantedTopic = {
  rows: readonly Row[];
  topic: string;
  subtopic: string;
  subsubtopic: string;
  set: Record<string, string>;
  question: Record<string, string>;
  /** Of the sequence, as a learner's address. */
  address: string;
  setAddress(key: string): string;
};

/** A published topic with one sub-topic, one sub-sub-topic, one sequence and its sets. */
export function topicRows(spec: TopicSpec): PlantedTopic {
  const { kind = 'math', level = 'subsubtopic' } = spec;
  const [topic, subtopic, subsubtopic] = [newId(), newId(), newId()];
  const opened = { position: 0, is_publish: true, is_sequence_publish: true };
  const sets = setRows({ kind: 'subsubtopic', id: subsubtopic }, spec.sets);
  const parent = { kind: level, id: level === 'subtopic' ? subtopic : subsubtopic };
  const sequence = sequenceRows(parent, spec.sequence, sets.ids);
  const branch = `topic=${topic}&subtopic=${subtopic}&subsubtopic=${subsubtopic}`;
  return {
    rows: [
      row('topics', { id: topic, kind, title: `Topic ${topic.slice(0, 8)}`, position: 900, is_publish: true }),
      row('subtopics', { id: subtopic, topic_id: topic, title: 'Planted sub-topic', ...opened }),
      row('subsubtopics', { id: subsubtopic, subtopic_id: subtopic, title: 'Planted sequence', ...opened }),
      ...sets.rows,
      ...sequence.rows,
    ],
    topic,
    subtopic,
    subsubtopic,
    set: sets.ids,
    question: sequence.ids,
    address:
      level === 'subtopic'
        ? `/home/${kind}/${subtopic}/${topic}?topic=${topic}`
        : `/home/${kind}/subsubtopic/${subsubtopic}/${subtopic}?${branch}`,
    setAddress: (key) => `/home/problemset/${must(sets.ids[key])}/${subsubtopic}?page=${kind}&${branch}`,
  };
}
