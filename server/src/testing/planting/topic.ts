import { must, newId, type SequenceSpec, type SetSpecs, sequenceRows, setRows } from './question.ts';
import { subsubtopic, subtopic, topic } from './records.ts';
import type { Row } from './rows.ts';

export type TopicSpec = {
  kind?: 'math' | 'grammar' | 'reading';
  /** The sequence is in the sub-topic, or in its sub-sub-topic. */
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
  /** The learner app's path of the sequence. */
  address: string;
  setAddress(key: string): string;
};

/** A published topic with one sub-topic, one sub-sub-topic, one sequence and its sets. */
export function topicRows(spec: TopicSpec): PlantedTopic {
  const { kind = 'math', level = 'subsubtopic' } = spec;
  const [top, middle, bottom] = [newId(), newId(), newId()];
  const sets = setRows({ kind: 'subsubtopic', id: bottom }, spec.sets);
  const parent = { kind: level, id: level === 'subtopic' ? middle : bottom };
  const sequence = sequenceRows(parent, spec.sequence, sets.ids);
  const branch = `topic=${top}&subtopic=${middle}&subsubtopic=${bottom}`;
  return {
    rows: [
      ...topic({ id: top, kind, title: `Topic ${top.slice(0, 8)}`, position: 900 }).rows,
      ...subtopic(top, { id: middle, title: 'Planted sub-topic' }).rows,
      ...subsubtopic(middle, { id: bottom, title: 'Planted sequence' }).rows,
      ...sets.rows,
      ...sequence.rows,
    ],
    topic: top,
    subtopic: middle,
    subsubtopic: bottom,
    set: sets.ids,
    question: sequence.ids,
    address:
      level === 'subtopic'
        ? `/home/${kind}/${middle}/${top}?topic=${top}`
        : `/home/${kind}/subsubtopic/${bottom}/${middle}?${branch}`,
    setAddress: (key) => `/home/problemset/${must(sets.ids[key])}/${bottom}?page=${kind}&${branch}`,
  };
}
