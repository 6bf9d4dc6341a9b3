import { type Columns, subsubtopic, subtopic, topic } from '@fourfold/server/testing/fixtures/records';

/**
 * Database rows of a topic, unpublished by default, with the sub-topics Sub A, B and C, and with
 * Seq A, B and C below Sub A.
 */
export function branchRows(title: string, columns: Columns<'topics'> = {}) {
  const topicRow = topic({ title, is_publish: false, ...columns });
  const id = crypto.randomUUID();
  const subtopics = [...'ABC'].map((letter, position) =>
    subtopic(topicRow.id, { title: `Sub ${letter}`, position, ...(position === 0 && { id }) }),
  );
  const sequences = [...'ABC'].map((letter, position) => subsubtopic(id, { title: `Seq ${letter}`, position }));
  return {
    topic: topicRow.id,
    subtopics: subtopics.map((one) => one.id),
    sequences: sequences.map((one) => one.id),
    /** Path of its manager with the topic and Sub A expanded. */
    address: `/admin/${columns.kind ?? 'math'}-topics?topic=${topicRow.id}&subtopic=${id}`,
    rows: [topicRow, ...subtopics, ...sequences].flatMap(({ rows }) => rows),
  };
}
