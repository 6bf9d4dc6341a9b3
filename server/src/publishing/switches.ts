import type { PublishKind } from '@fourfold/core/contract/publishing';
import { type RawBuilder, sql } from 'kysely';

/** The publish switches that are a column of the record's row. Those of tests are in a list of their exam instead. */
export type SwitchKind = Exclude<PublishKind, 'sat_test' | 'act_test'>;

type Switch = {
  table: 'topics' | 'subtopics' | 'subsubtopics' | 'problem_sets' | 'exams' | 'exam_questions';
  flag: 'is_publish' | 'is_sequence_publish';
  /** SQL condition for the rows of this kind. */
  condition: RawBuilder<boolean>;
  /** The name in the message "… not found". */
  name: string;
  /** Columns besides the title that the name or the reply needs. */
  extraColumns?: readonly string[];
  /** The subject of its audit entries. */
  subject: string;
};

const anyRow = sql<boolean>`true`;
const authored = (family: 'sat' | 'act') => sql<boolean>`family = ${family} and owner_id is null`;
const ofFamily = (family: 'sat' | 'act') => sql<boolean>`
  exists (select from exams e where e.id = exam_id and e.family = ${family} and e.deleted_at is null)`;

const topic = { table: 'topics', condition: anyRow, name: 'Topic', extraColumns: ['kind'], subject: 'topic' } as const;
const subtopic = { table: 'subtopics', condition: anyRow, name: 'Sub-topic', subject: 'subtopic' } as const;
const subsubtopic = {
  table: 'subsubtopics',
  condition: anyRow,
  name: 'Sub-sub-topic',
  subject: 'subsubtopic',
} as const;
const problemSet = { table: 'problem_sets', condition: anyRow, name: 'Problem set', subject: 'problem_set' } as const;
const examQuestion = {
  table: 'exam_questions',
  name: 'Question topic',
  extraColumns: ['section', 'position'],
} as const;

/** The differences between the kinds of publish switches. */
export const switches: Readonly<Record<SwitchKind, Switch>> = {
  topic: { ...topic, flag: 'is_publish' },
  subtopic: { ...subtopic, flag: 'is_publish' },
  subtopic_sequence: { ...subtopic, flag: 'is_sequence_publish' },
  subsubtopic: { ...subsubtopic, flag: 'is_publish' },
  subsubtopic_sequence: { ...subsubtopic, flag: 'is_sequence_publish' },
  problem_set: { ...problemSet, flag: 'is_publish' },
  sat: { table: 'exams', flag: 'is_publish', condition: authored('sat'), name: 'SAT', subject: 'sat' },
  act: { table: 'exams', flag: 'is_publish', condition: authored('act'), name: 'ACT', subject: 'act' },
  sat_question: { ...examQuestion, flag: 'is_publish', condition: ofFamily('sat'), subject: 'sat_question' },
  act_question: { ...examQuestion, flag: 'is_publish', condition: ofFamily('act'), subject: 'act_question' },
};
