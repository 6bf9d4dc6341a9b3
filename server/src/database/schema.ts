import type { TestWorkReference } from '@fourfold/core/assignments/test-work';
import type { VersionContent } from '@fourfold/core/authoring/versions/version-content';
import type { AssignmentTopic, mistakeSetReference } from '@fourfold/core/contract/assignable';
import type { DraftRecord } from '@fourfold/core/contract/desk';
import type { WorkReference } from '@fourfold/core/contract/practice';
import type { StudyPlan } from '@fourfold/core/contract/today';
import type { EditionName } from '@fourfold/core/exams/exam-editions';
import type { ReviewOpening } from '@fourfold/core/exams/exam-review';
import type { Blueprint } from '@fourfold/core/forms/blueprint';
import type { FirstStates } from '@fourfold/core/grading/first-submitted';
import type { Given } from '@fourfold/core/kinds/registry';
import type { StoredKind } from '@fourfold/core/kinds/stored-kinds';
import type { KeyDoubt } from '@fourfold/core/proofs/key-doubt';
import type { Rank } from '@fourfold/core/ranks/ranks';
import type { MistakeCause } from '@fourfold/core/reviews/causes';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import type { Formulas } from '@fourfold/core/rich-text/formula-tree';
import type { Edition } from '@fourfold/core/skills/editions';
import type { TopicKind } from '@fourfold/core/topics/topic-kinds';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { JobBodies, JobKind } from '../jobs/job.ts';

/** The tables that migrations/*.sql creates, for Kysely. */
export type Database = {
  users: UsersTable;
  user_activity: UserActivityTable;
  registration_codes: RegistrationCodesTable;
  sessions: SessionsTable;
  session_tokens: SessionTokensTable;
  hand_over_codes: HandOverCodesTable;
  password_links: PasswordLinksTable;
  failures: FailuresTable;
  known_devices: KnownDevicesTable;
  spent_budgets: SpentBudgetsTable;
  session_streams: SessionStreamsTable;
  settings: SettingsTable;
  audit: AuditTable;
  topics: TopicsTable;
  subtopics: SubtopicsTable;
  subsubtopics: SubsubtopicsTable;
  exams: ExamsTable;
  own_exams: OwnExamsTable;
  exam_questions: ExamQuestionsTable;
  exam_orders: ExamOrdersTable;
  exam_grades: ExamGradesTable;
  released_reviews: ReleasedReviewsTable;
  section_versions: SectionVersionsTable;
  granted_time: GrantedTimeTable;
  test_attempts: TestAttemptsTable;
  test_entries: TestEntriesTable;
  reported_problems: ReportedProblemsTable;
  problem_sets: ProblemSetsTable;
  problem_set_places: ProblemSetPlacesTable;
  unlinked_places: UnlinkedPlacesTable;
  questions: QuestionsTable;
  answers: AnswersTable;
  question_revisions: QuestionRevisionsTable;
  question_versions: QuestionVersionsTable;
  item_sums: ItemSumsTable;
  item_counts: ItemCountsTable;
  item_counting: { is_only: Generated<boolean>; counted_until: Nullable<Date> };
  skill_lists: SkillListsTable;
  skill_domains: SkillDomainsTable;
  skills: SkillsTable;
  practice_events: PracticeEventsTable;
  practice_progress: PracticeProgressTable;
  mistake_notes: MistakeNotesTable;
  mistake_sets: MistakeSetsTable;
  answer_quarters: AnswerQuartersTable;
  study_plans: StudyPlansTable;
  assignments: AssignmentsTable;
  tutor_students: TutorStudentsTable;
  drafts: DraftsTable;
  media: MediaTable;
  last_titles: LastTitlesTable;
  content_clock: ContentClockTable;
  content_roots: ContentRootsTable;
  spoken_formulas: SpokenFormulasTable;
  spoken_progress: SpokenProgressTable;
  jobs: JobsTable;
} & Record<`${'open' | 'living'}_${ReaderViewKind}`, { id: string }> &
  Record<`${'open' | 'living'}_problem_set_places`, ReaderPlacesView>;

/** Kinds of content that have views of the rows that a reader may see. */
export type ReaderViewKind =
  | 'topics'
  | 'subtopics'
  | 'subtopic_sequences'
  | 'subsubtopics'
  | 'subsubtopic_sequences'
  | 'exam_questions'
  | 'problem_sets'
  | 'questions';

type CreatedAt = ColumnType<Date, Date | undefined, never>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** A jsonb column: read as parsed, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;
type JsonOr<T> = ColumnType<T, string | undefined, string>;
type Flag = Generated<boolean>;

type UsersTable = {
  id: string;
  username: string;
  email: string;
  password_hash: Nullable<string>;
  user_type: 'Student' | 'Tutor' | 'Admin';
  is_admin: Flag;
  is_super_admin: Flag;
  is_tutor: Flag;
  status: Flag;
  code: Nullable<string>;
  created_at: CreatedAt;
  deleted_at: Nullable<Date>;
  /** When the name and address were erased, 30 days after the deletion (Q110). */
  erased_at: Nullable<Date>;
};
type UserActivityTable = { user_id: string; last_active_at: Date };
type RegistrationCodesTable = {
  code: string;
  note: Generated<string>;
  created_at: CreatedAt;
  retired_at: Nullable<Date>;
  max_uses: Nullable<number>;
  uses: Generated<number>;
  ends_at: Nullable<Date>;
  made_by: Nullable<string>;
};
type SessionsTable = {
  id: string;
  user_id: string;
  parent_id: Nullable<string>;
  tutor_id: Nullable<string>;
  created_at: CreatedAt;
  ends_at: Nullable<Date>;
  device: Nullable<string>;
};
type SessionTokensTable = {
  hash: Buffer;
  user_id: string;
  session_id: string;
  site: 'learner' | 'studio';
  created_at: CreatedAt;
  last_used_at: Generated<Date>;
};
type HandOverCodesTable = { hash: Buffer; user_id: string; session_id: string; expires_at: Date; challenge: Buffer };
type PasswordLinksTable = { hash: Buffer; user_id: string; expires_at: Date; used_at: Nullable<Date> };
type FailuresTable = { id: Generated<string>; subject: string; at: Generated<Date>; under_way: Flag };
type SpentBudgetsTable = { user_id: string; kind: string; whole_at: Date };
type SessionStreamsTable = { id: GeneratedAlways<string>; user_id: string; session_id: string };
type KnownDevicesTable = { hash: Buffer; user_id: string; last_used_at: Date };
type SettingsTable = {
  only_row: Generated<boolean>;
  introduction_video: JsonOr<RichDocument>;
  introduction_video_formulas: JsonOr<Formulas>;
  introduction_video_formulas_version: Generated<string>;
  sat_percentile_score: JsonOr<string[][]>;
  act_percentile_score: JsonOr<string[][]>;
};
type AuditTable = {
  id: Generated<string>;
  at: CreatedAt;
  actor_id: string;
  for_id: Nullable<string>;
  action: string;
  subject: string;
  subject_id: Nullable<string>;
  detail: JsonOr<unknown>;
  /** The deletion of rows that are in the recycle bin. */
  deletion_id: Nullable<string>;
};

/** Columns of records that several authors may change. */
type RevisedRow = { rev: Generated<number>; updated_at: Generated<Date>; updated_by: Nullable<string> };
type ContentRow = {
  import_key: Nullable<string>;
  /** Hash of the row as the last import wrote it; null for rows of authors. Problem sets are never imported. */
  import_hash: Nullable<string>;
  created_at: CreatedAt;
  deleted_at: Nullable<Date>;
  deletion_id: Nullable<string>;
};
type TopicsTable = ContentRow & {
  id: string;
  kind: TopicKind;
  title: string;
  position: number;
  is_publish: Flag;
  source: Nullable<string>;
  licence: Nullable<string>;
};
type SubtopicsTable = ContentRow & {
  id: string;
  topic_id: string;
  title: string;
  position: number;
  is_publish: Flag;
  is_sequence_publish: Flag;
};
type SubsubtopicsTable = ContentRow & {
  id: string;
  subtopic_id: string;
  title: string;
  position: number;
  is_publish: Flag;
  is_sequence_publish: Flag;
};
type ExamsTable = Omit<ContentRow, 'import_key' | 'import_hash'> & {
  id: string;
  family: 'sat' | 'act';
  title: string;
  position: number;
  is_publish: Flag;
  progress_by_problemset: Flag;
  /** When it was hard-deleted although students have tests of it: the row remains for its title. */
  purged_at: Nullable<Date>;
  score: JsonOr<string[][]>;
  bubble_sheet_answers: JsonOr<string[][]>;
  published_tests: Generated<string[]>;
  review_opens: Generated<ReviewOpening>;
  review_opens_at: Nullable<Date>;
  review_shows_score: Flag;
  /** Null: the edition of the specification. */
  edition: Nullable<EditionName>;
  /** By first module the right answers that lead to the harder second one; computed where it is not named. */
  routes: JsonOr<Record<string, number>>;
  /** Ids of questions that count in no score. */
  field_test: Generated<string[]>;
  /** By module the wanted numbers of questions. */
  blueprint: JsonOr<Blueprint>;
};
/** An official exam that a student took and recorded (Q46). */
type OwnExamsTable = {
  user_id: string;
  id: string;
  family: 'sat' | 'act';
  title: string;
  marks: JsonOr<Record<string, number>>;
  created_at: CreatedAt;
  deleted_at: Nullable<Date>;
};
type ReleasedReviewsTable = { user_id: string; exam_id: string; released_by: Nullable<string>; released_at: Date };
type ExamOrdersTable = { user_id: string; family: 'sat' | 'act'; exam_ids: string[] };
/** Each jsonb column is keyed by the section's type. */
type ExamGradesTable = {
  user_id: string;
  exam_id: string;
  selected_wrong: JsonOr<Record<string, number[]>>;
  selected_uncertain: JsonOr<Record<string, number[]>>;
  bubble_sheet: JsonOr<Record<string, Record<string, string>>>;
  grade_submitted: JsonOr<Record<string, boolean>>;
  timed: JsonOr<Record<string, boolean>>;
  first_submitted: JsonOr<FirstStates>;
  updated_at: Generated<Date>;
};
type TestSection = { user_id: string; exam_id: string; section: string; is_real: boolean; attempt: number };
/** What students are given of a test section that its clock ends. */
type SectionVersionsTable = {
  exam_id: string;
  section: string;
  is_real: boolean;
  version: number;
  hash: string;
  content: Json<unknown>;
  made_at: Generated<Date>;
};
/** The time granted to a student, for tests that a clock ends. */
type GrantedTimeTable = {
  user_id: string;
  time_factor: Nullable<number>;
  time_minutes: Nullable<number>;
  break_factor: Nullable<number>;
  break_minutes: Nullable<number>;
  /** `2026-12-05`. */
  until: string;
  granted_by: Nullable<string>;
  granted_at: Generated<Date>;
};
type TestAttemptsTable = TestSection & {
  extra_time: Generated<number>;
  /** Seconds that were granted for it; null if its time is `extra_time` alone. */
  granted_seconds: Nullable<number>;
  started_at: Generated<Date>;
  begun_at: Nullable<Date>;
  /** When it was begun in practice mode (Q342); then `begun_at` is null. */
  practice_begun_at: Nullable<Date>;
  /** The module that its result chose. */
  next_section: Nullable<string>;
  /** Of its section; null before it is begun, and of a section that no clock ends. */
  version: Nullable<number>;
  /** The device that takes it. */
  device: Nullable<string>;
  submitted_at: Nullable<Date>;
  correct: Nullable<number>;
  questions: Nullable<number>;
  key_seen: Generated<boolean>;
  is_counted: Generated<boolean>;
};
type TestEntriesTable = TestSection & {
  question_id: string;
  rev: number;
  entry: Json<unknown>;
  time_spent: Generated<number>;
  judged: ColumnType<unknown, string | null | undefined, string | null>;
  replaced: JsonOr<unknown[]>;
  updated_at: Generated<Date>;
};
type ExamQuestionsTable = Omit<ContentRow, 'import_key' | 'import_hash'> & {
  id: string;
  exam_id: string;
  section: string;
  position: number;
  title: Nullable<string>;
  is_publish: Flag;
  video_explanation: JsonOr<RichDocument>;
  video_mock_explanation: JsonOr<RichDocument>;
  formulas: JsonOr<Formulas>;
  formulas_version: Generated<string>;
};
type ProblemSetsTable = Omit<ContentRow, 'import_hash'> &
  RevisedRow & {
    id: string;
    title: string;
    notes: JsonOr<RichDocument>;
    notes_formulas: JsonOr<Formulas>;
    notes_formulas_version: Generated<string>;
    is_publish: Flag;
  };
export type SetParentKind = 'subsubtopic' | 'sattopic' | 'sat_question' | 'act_question';
type ProblemSetPlacesTable = {
  problem_set_id: string;
  parent_kind: SetParentKind;
  parent_id: string;
  position: number;
  linked_at: Generated<Date>;
};
type UnlinkedPlacesTable = Omit<ProblemSetPlacesTable, 'position' | 'linked_at'> & {
  linked_at: Date;
  unlinked_at: Date;
};
type ReaderPlacesView = Pick<ProblemSetPlacesTable, 'problem_set_id' | 'parent_kind' | 'parent_id'>;
export type QuestionParentKind =
  | 'subtopic'
  | 'subsubtopic'
  | 'problem_set'
  | 'sattopic'
  | 'sat_question'
  | 'act_question'
  | 'sat_test'
  | 'act_test';
type QuestionsTable = ContentRow &
  RevisedRow & {
    id: string;
    parent_kind: QuestionParentKind;
    parent_id: string;
    section: Nullable<string>;
    is_real: Nullable<boolean>;
    position: number;
    question: Json<RichDocument>;
    question_exp: JsonOr<RichDocument>;
    help: JsonOr<RichDocument>;
    help_exp: JsonOr<RichDocument>;
    formulas: JsonOr<Formulas>;
    formulas_version: Generated<string>;
    rank: Generated<Rank>;
    is_calc: Nullable<boolean>;
    is_free_response: Flag;
    /** null: it follows from the answers. */
    kind: Nullable<StoredKind>;
    is_hidden: Flag;
    exp_position_before_answer: Flag;
    link_right_question_id: Nullable<string>;
    link_wrong_question_id: Nullable<string>;
    link_right_problemset_id: Nullable<string>;
    link_wrong_problemset_id: Nullable<string>;
    skill_codes: Generated<string[]>;
    /** Null: its answers were changed without a new revision. */
    revision: Nullable<number>;
    /** What the import doubts about its key. */
    key_doubt: ColumnType<KeyDoubt | null, string | null | undefined, string | null>;
    /** Whether an author has accepted the doubted key. */
    key_accepted: Flag;
  };
type QuestionRevisionsTable = {
  question_id: string;
  revision: number;
  key_revision: number;
  kind: string;
  spec: Json<object>;
  key: Json<object>;
  made_at: CreatedAt;
  made_by: Nullable<string>;
};
type QuestionVersionsTable = {
  question_id: string;
  version: number;
  content: Json<VersionContent<RichDocument>>;
  began_at: Date;
  made_at: Date;
  made_by: Nullable<string>;
  restored: Nullable<number>;
};
type ItemSumsTable = {
  question_id: string;
  key_revision: number;
  students: number;
  correct: number;
  compared_right: number;
  compared_wrong: number;
  /** Numeric: read as text unless cast. */
  share_right: string;
  share_wrong: string;
  share_squares: string;
};
type ItemCountsTable = {
  question_id: string;
  key_revision: number;
  what: 'choice' | 'text' | 'seconds';
  value: string;
  students: number;
};
type SkillListsTable = { edition: Edition; rev: Generated<number> };
type SkillDomainsTable = SkillEntry & { edition: Edition; section: string };
type SkillsTable = SkillEntry & { domain_code: string };
type SkillEntry = { code: string; title: string; position: number; retired_at: Nullable<Date> };
type AnswersTable = RevisedRow & {
  id: string;
  question_id: string;
  position: number;
  answer: JsonOr<RichDocument>;
  explanation: JsonOr<RichDocument>;
  formulas: JsonOr<Formulas>;
  formulas_version: Generated<string>;
  correct: Flag;
  is_free_response: Flag;
  free_response_answer: Generated<string>;
  is_exact_match: Flag;
  symbol: Generated<string>;
  symbol_position_left: Flag;
  next_question_id: Nullable<string>;
  link_problemset_id: Nullable<string>;
  created_at: CreatedAt;
};

type PracticeEventsTable = {
  user_id: string;
  reference_type: string;
  reference_id: string;
  seq: number;
  kind: 'answered' | 'run_started' | 'reset' | 'completed';
  at: Generated<Date>;
  /** Without what the other columns have. */
  event: Json<unknown>;
  record_id: Nullable<string>;
  question_id: Nullable<string>;
  /** The revision of the question that judged the answer; null where it is not known. */
  question_revision: Nullable<number>;
  is_correct: Nullable<boolean>;
  given: JsonOr<Given | null>;
  time_spent_before_answer: Nullable<number>;
  time_spent_after_answer: Generated<number>;
  view_full_explanation: Flag;
  /** `2026-11-26`; null: the day of `at` in UTC. */
  day: Nullable<string>;
};
type MistakeNotesTable = {
  user_id: string;
  question_id: string;
  cause: Nullable<MistakeCause>;
  note: Generated<string>;
  updated_at: Date;
};
type PracticeProgressTable = {
  user_id: string;
  reference_type: string;
  reference_id: string;
  seq: number;
  state: Json<unknown>;
  time_spent_before_answer: Generated<number>;
  time_spent_after_answer: Generated<number>;
  updated_at: Generated<Date>;
};
type ReportedProblemsTable = {
  id: string;
  user_id: string;
  question_id: string;
  question_title: string;
  problem_type: string[];
  comment: string;
  created_at: Date;
};
type AnswerQuartersTable = {
  user_id: string;
  starts_at: Date;
  correct: number;
  incorrect: number;
  /** int8: read as text unless cast. */
  time_before: string;
  time_after: string;
  time_after_wrong: string;
};
type StudyPlansTable = {
  user_id: string;
  edition: Nullable<Edition>;
  /** `2026-12-05`. */
  test_date: Nullable<string>;
  goal: Nullable<number>;
  minutes_a_day: Nullable<number>;
  reviews_a_day: number;
  first_run: Nullable<NonNullable<StudyPlan['first_run']>>;
  updated_at: Generated<Date>;
};
/** What is assigned: practice, a test, or mistakes. */
export type AssignedReference = WorkReference | TestWorkReference | typeof mistakeSetReference;
/** Questions of a student that are assigned together. */
type MistakeSetsTable = {
  user_id: string;
  id: string;
  title: string;
  question_ids: string[];
  created_at: CreatedAt;
};
type AssignmentsTable = {
  id: string;
  user_id: string;
  assigned_by: string;
  assigned_by_name: string;
  type: 'assign' | 'reassign';
  reference_type: AssignedReference;
  reference_id: string;
  topic_type: AssignmentTopic;
  subtopic_id: Nullable<string>;
  subsubtopic_id: Nullable<string>;
  sattopic_id: Nullable<string>;
  sat_question_id: Nullable<string>;
  act_question_id: Nullable<string>;
  reference_record: JsonOr<Readonly<Record<string, 'assign' | 'reassign'>>>;
  after_seq: number;
  /** `2026-11-28`. */
  assignment_date: string;
  note: Generated<string>;
  answer: Generated<string>;
  answered_at: Nullable<Date>;
  created_at: CreatedAt;
  completed_at: Nullable<Date>;
};
type DraftsTable = {
  user_id: string;
  key: string;
  subject_id: Nullable<string>;
  base_rev: Nullable<number>;
  /** Null for a discarded draft. */
  content: ColumnType<DraftRecord['content'] | null, string | null, string | null>;
  /** A bigint, which the driver returns as text. */
  stamp: ColumnType<string, number, number>;
  updated_at: Generated<Date>;
};
/** Images by the SHA-256 of their bytes. */
type MediaTable = {
  sha256: string;
  extension: 'png' | 'jpg' | 'webp' | 'gif';
  width: number;
  height: number;
  bytes: Buffer;
  created_by: Nullable<string>;
  created_at: CreatedAt;
};
/** Titles of hard-deleted content. */
type LastTitlesTable = { id: string; title: string };
/** One row. A bigint, which the driver returns as text; microseconds since 1970. */
type ContentClockTable = { is_only: Flag; changed_at: Generated<string> };
type ContentRootsTable = { root_id: string; changed_at: string };
type SpokenFormulasTable = {
  /** SHA-256 of the formula. */
  hash: Buffer;
  language: Generated<string>;
  /** Its `formulaKey`. */
  formula: string;
  speech: Nullable<string>;
  /** The `speechVersion` that made the speech or failed; '' before the first. */
  engine: Generated<string>;
  failure: Nullable<string>;
};
type SpokenProgressTable = { only_row: Generated<boolean>; searched_until: string; searched_all_at: Date };
type JobsTable = {
  id: string;
  kind: JobKind;
  user_id: Nullable<string>;
  body: Json<JobBodies[JobKind]>;
  made_at: Generated<Date>;
  due_at: Generated<Date>;
  tries: Generated<number>;
  reason: Nullable<string>;
  failed_at: Nullable<Date>;
};
type TutorStudentsTable = { tutor_id: string; student_id: string; linked_at: CreatedAt };
