import type { PublishKind } from '@fourfold/core/contract/publishing';
import { type RawBuilder, sql } from 'kysely';

/**
 * The publish switches that are a column of the record's row. Those of tests are in a list of their
 * exam instead.
 */
export type SwitchKind = Exclude<PublishKind, 'sat_test' | 'act_test'>;

type Switch = {
  table: 'topics' | 'subtopics' | 'subsubtopics' | 'problem_sets' | 'exams' | 'exam_questions';
  flag: 'is_publish' | 'is_sequence_publish';
  /** SQL condition for the rows of this kind. */
  which: RawBuilder<boolean>;
  /** The name in the message "… not found". */
  name: string;
  /** Columns besides the title that the name or the reply needs. */
  also?: readonly string[];
  /** The subject of its audit entries. */
  subject: string;
};

const any = sql<boolean>`true`;
const authored = (family: 'sat' | 'act') => sql<boolean>`family = ${family} and owner_id is null`;
const ofFamily = (family: 'sat' | 'act') => sql<boolean>`
  exists (select from exams e where e.id = exam_id and e.family = ${family} and e.deleted_at is null)`;

const topic = { table: 'topics', which: any, name: 'Topic', also: ['kind'], subject: 'topic' } as const;
const subtopic = { table: 'subtopics', which: any, name: 'Sub-topic', subject: 'subtopic' } as const;
const subsubtopic = { table: 'subsubtopics', which: any, name: 'Sub-sub-topic', subject: 'subsubtopic' } as const;
const set = { table: 'problem_sets', which: any, name: 'Problem set', subject: 'problem_set' } as const;
const number = { table: 'exam_questions', name: 'Question topic', also: ['section', 'position'] } as const;

/** The differences between the kinds of publish switches. */
export const switches: Readonly<Record<SwitchKind, Switch>> = {
  topic: { ...topic, flag: 'is_publish' },
  subtopic: { ...subtopic, flag: 'is_publish' },
  subtopic_sequence: { ...subtopic, flag: 'is_sequence_publish' },
  subsubtopic: { ...subsubtopic, flag: 'is_publish' },
  subsubtopic_sequence: { ...subsubtopic, flag: 'is_sequence_publish' },
  problem_set: { ...set, flag: 'is_publish' },
  sat: { table: 'exams', flag: 'is_publish', which: authored('sat'), name: 'SAT', subject: 'sat' },
  act: { table: 'exams', flag: 'is_publish', which: authored('act'), name: 'ACT', subject: 'act' },
  sat_question: { ...number, flag: 'is_publish', which: ofFamily('sat'), subject: 'sat_question' },
  act_question: { ...number, flag: 'is_publish', which: ofFamily('act'), subject: 'act_question' },
};
