import type { RowPractice, TopicKind } from '@fourfold/core/contract/content';
import { overallPercent } from '@fourfold/core/exams/progress';
import { type MasteryState, masteryPercent } from '@fourfold/core/mastery/mastery';
import { percentComplete, type SequenceState } from '@fourfold/core/sequence/sequence';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type TopicPart, topicParts } from './topic-parts.ts';

type Part = Pick<TopicPart, 'reference_id' | 'topic_id' | 'subtopic_id' | 'subsubtopic_id' | 'questions'> &
  (
    | SatTopicSequence
    | { reference_type: 'HomeProblemSetQuestions'; state: MasteryState | null }
    | { reference_type: 'HomeSubTopic' | 'HomeSubsubTopic'; state: SequenceState | null }
  );

/**
 * The own questions of a SAT topic. They are shown one by one (Q291), and no progress is stored.
 */
type SatTopicSequence = { reference_type: null; state: null };

/**
 * Returns, for every row of a topic list, the number of questions to practise and the student's
 * progress. It runs one statement.
 */
export async function rowPractice(
  db: Kysely<Database>,
  { kind, user_id }: { kind: TopicKind; user_id: string },
): Promise<Record<string, RowPractice>> {
  const { rows } = await sql<Part>`
    select part.reference_type, part.reference_id, part.topic_id, part.subtopic_id, part.subsubtopic_id, part.questions,
           own.state
      from ${topicParts} part
      left join practice_progress own
        on own.user_id = ${user_id} and own.reference_type = part.reference_type and own.reference_id = part.reference_id
     where part.topic_type = ${kind}
    union all
    select null, t.id, t.id, null, null, count(*)::int, null
      from topics t join questions q on q.parent_kind = 'sattopic' and q.parent_id = t.id
     where t.kind = ${kind} and t.is_publish and t.deleted_at is null and q.deleted_at is null and not q.is_hidden
     group by t.id
  `.execute(db);
  return rolledUp(rows);
}

/** Adds each sequence and set to all its ancestor rows, once per row. */
function rolledUp(parts: readonly Part[]): Record<string, RowPractice> {
  const inRow = new Map<string, Map<string, Part>>();
  for (const part of parts) {
    for (const row of [part.topic_id, part.subtopic_id, part.subsubtopic_id]) {
      if (row === null) continue;
      const own = inRow.get(row) ?? new Map<string, Part>();
      inRow.set(row, own.set(part.reference_id, part));
    }
  }
  return Object.fromEntries([...inRow].map(([row, own]) => [row, practiceOf(row, [...own.values()])]));
}

function practiceOf(row: string, parts: readonly Part[]): RowPractice {
  const practised = parts.filter(({ reference_type }) => reference_type !== null);
  const begun = practised.map(percentOf).filter((percent) => percent !== null);
  return {
    question_count: parts.reduce((sum, { questions }) => sum + questions, 0),
    sequence_count: parts.find(({ reference_id }) => reference_id === row)?.questions ?? 0,
    percent_complete: overallPercent(practised.length, begun),
  };
}

function percentOf(part: Part): number | null {
  if (part.state === null) return null;
  return part.reference_type === 'HomeProblemSetQuestions' ? masteryPercent(part.state) : percentComplete(part.state);
}
