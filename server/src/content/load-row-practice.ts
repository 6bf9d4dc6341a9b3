import type { RowPractice } from '@fourfold/core/contract/content';
import { overallPercent } from '@fourfold/core/exams/exam-progress';
import { type MasteryState, masteryPercent } from '@fourfold/core/mastery/mastery';
import { percentComplete, type SequenceState } from '@fourfold/core/sequence/sequence';
import type { TopicKind } from '@fourfold/core/topics/topic-kinds';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type PracticeItem, practiceItems } from './practice-items.ts';

type ItemProgress = Pick<PracticeItem, 'reference_id' | 'topic_id' | 'subtopic_id' | 'subsubtopic_id' | 'questions'> &
  (
    | SatTopicSequence
    | { reference_type: 'HomeProblemSetQuestions'; state: MasteryState | null }
    | { reference_type: 'HomeSubTopic' | 'HomeSubsubTopic'; state: SequenceState | null }
  );

/** The own questions of a SAT topic. They are shown one by one (Q291), and no progress is stored. */
type SatTopicSequence = { reference_type: null; state: null };

/**
 * Returns, for every row of a topic list, the number of questions to practise and the student's
 * progress. It runs one statement.
 */
export async function loadRowPractice(
  db: Db,
  { kind, user_id }: { kind: TopicKind; user_id: string },
): Promise<Record<string, RowPractice>> {
  const { rows } = await sql<ItemProgress>`
    select part.reference_type, part.reference_id, part.topic_id, part.subtopic_id, part.subsubtopic_id, part.questions,
           own.state
      from ${practiceItems} part
      left join practice_progress own
        on own.user_id = ${user_id} and own.reference_type = part.reference_type and own.reference_id = part.reference_id
     where part.topic_type = ${kind}
    union all
    select null, t.id, t.id, null, null, count(*)::int, null
      from topics t join questions q on q.parent_kind = 'sattopic' and q.parent_id = t.id
     where t.kind = ${kind} and t.is_publish and t.deleted_at is null and q.deleted_at is null and not q.is_hidden
     group by t.id
  `.execute(db);
  return sumByRow(rows);
}

/** Adds each sequence and set to all its ancestor rows, once per row. */
function sumByRow(parts: readonly ItemProgress[]): Record<string, RowPractice> {
  const inRow = new Map<string, Map<string, ItemProgress>>();
  for (const item of parts) {
    for (const row of [item.topic_id, item.subtopic_id, item.subsubtopic_id]) {
      if (row === null) continue;
      const items = inRow.get(row) ?? new Map<string, ItemProgress>();
      inRow.set(row, items.set(item.reference_id, item));
    }
  }
  return Object.fromEntries([...inRow].map(([row, items]) => [row, presentRowPractice(row, [...items.values()])]));
}

function presentRowPractice(row: string, items: readonly ItemProgress[]): RowPractice {
  const itemsWithProgress = items.filter(({ reference_type }) => reference_type !== null);
  const percents = itemsWithProgress.map(percentOf).filter((percent) => percent !== null);
  return {
    question_count: items.reduce((sum, { questions }) => sum + questions, 0),
    sequence_count: items.find(({ reference_id }) => reference_id === row)?.questions ?? 0,
    percent_complete: overallPercent(itemsWithProgress.length, percents),
  };
}

function percentOf(item: ItemProgress): number | null {
  if (item.state === null) return null;
  return item.reference_type === 'HomeProblemSetQuestions' ? masteryPercent(item.state) : percentComplete(item.state);
}
