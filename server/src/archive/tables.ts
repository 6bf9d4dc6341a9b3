import type { Database } from '../database/schema.ts';

type View = `${'open' | 'living'}_${string}`;
type TableName = Exclude<keyof Database, View>;

/**
 * What leaves with what. `content`: with an export and with a backup. `place`: what belongs to the people of this one
 * place, with a backup alone. `passing`: with neither.
 *
 * Sessions and links are passing although a backup is to have everything: what was ended since, by a log-out, a
 * deactivation or a link's one use, would live again after a restore; a letter that was sent since would be sent again.
 */
const leavesWith = {
  settings: 'content',
  media: 'content',
  topics: 'content',
  subtopics: 'content',
  subsubtopics: 'content',
  exams: 'content',
  exam_questions: 'content',
  problem_sets: 'content',
  problem_set_places: 'content',
  questions: 'content',
  answers: 'content',
  unlinked_places: 'place',
  users: 'place',
  registration_codes: 'place',
  tutor_students: 'place',
  drafts: 'place',
  audit: 'place',
  last_titles: 'place',
  exam_orders: 'place',
  exam_grades: 'place',
  released_reviews: 'place',
  test_attempts: 'place',
  test_entries: 'place',
  reported_problems: 'place',
  practice_events: 'place',
  practice_progress: 'place',
  answer_quarters: 'place',
  assignments: 'place',
  content_version: 'passing',
  sessions: 'passing',
  session_tokens: 'passing',
  hand_over_codes: 'passing',
  password_links: 'passing',
  failures: 'passing',
  known_devices: 'passing',
  spent_budgets: 'passing',
  session_streams: 'passing',
  jobs: 'passing',
} as const satisfies Record<TableName, 'content' | 'place' | 'passing'>;

export type ContentTable = {
  [Name in TableName]: (typeof leavesWith)[Name] extends 'content' ? Name : never;
}[TableName];

/** Of content, so that each comes behind what it refers to. */
export const contentTables = Object.keys(leavesWith).filter(
  (name) => leavesWith[name as TableName] === 'content',
) as ContentTable[];

/** Tables that an older version had and this one has not are kept, too. */
export function isKept(table: string): boolean {
  return table !== 'migrations' && leavesWith[table as TableName] !== 'passing';
}

/** Who made or changed it: of content that leaves, nobody's business. */
export const personal: readonly string[] = ['created_by', 'updated_by', 'owner_id'];

const isAuthored = 'owner_id is null and purged_at is null';

/** Which rows are content: not a person's record of an official exam (Q46), nor what stayed of a deleted one as its title. */
export const authored: Partial<Record<ContentTable, string>> = {
  exams: isAuthored,
  exam_questions: `exam_id in (select id from exams where ${isAuthored})`,
};
