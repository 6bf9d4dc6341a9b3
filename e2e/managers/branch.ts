import { row } from '@fourfold/server/testing/planting/rows';

type Topic = Parameters<typeof row<'topics'>>[1];

/** An unpublished topic with the sub-topics Sub A, B and C; Sub A has the sub-sub-topics Seq A, B and C. */
export function branchRows(title: string, more: Partial<Topic> = {}) {
  const [topic, first] = [crypto.randomUUID(), crypto.randomUUID()];
  const levels = [...'ABC'].map((letter, position) => ({
    sub: { id: position === 0 ? first : crypto.randomUUID(), topic_id: topic, title: `Sub ${letter}`, position },
    seq: { id: crypto.randomUUID(), subtopic_id: first, title: `Seq ${letter}`, position },
  }));
  return {
    topic,
    subtopics: levels.map(({ sub }) => sub.id),
    sequences: levels.map(({ seq }) => seq.id),
    /** Of its manager with the topic and Sub A open. */
    address: `/admin/${more.kind ?? 'math'}-topics?topic=${topic}&subtopic=${first}`,
    rows: [
      row('topics', { id: topic, kind: 'math', title, position: 0, ...more }),
      ...levels.map(({ sub }) => row('subtopics', sub)),
      ...levels.map(({ seq }) => row('subsubtopics', seq)),
    ],
  };
}
