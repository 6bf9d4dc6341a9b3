import { acceptedField } from '@fourfold/core/wire/authored-answer';
import { account, notPersonal, type Rules } from './rules.ts';

const imported = notPersonal('import_key', 'import_hash', 'deletion_id');

/**
 * Tables of content, which belongs to the organisation and not to its authors. Each table is after those it refers to.
 */
export const contentTables = {
  settings: {
    exportedWith: 'content',
    columns: notPersonal(
      'introduction_video',
      'introduction_video_formulas',
      'introduction_video_formulas_version',
      'sat_percentile_score',
      'act_percentile_score',
    ),
  },
  media: {
    exportedWith: 'content',
    columns: { ...notPersonal('sha256', 'extension', 'bytes'), ...account('created_by') },
  },
  skill_lists: { exportedWith: 'content', columns: notPersonal('edition') },
  skill_domains: { exportedWith: 'content', columns: notPersonal('code', 'edition', 'section', 'title') },
  skills: { exportedWith: 'content', columns: notPersonal('code', 'domain_code', 'title') },
  topics: {
    exportedWith: 'content',
    columns: { ...notPersonal('id', 'kind', 'title', 'source', 'licence'), ...imported },
  },
  subtopics: { exportedWith: 'content', columns: { ...notPersonal('id', 'topic_id', 'title'), ...imported } },
  subsubtopics: { exportedWith: 'content', columns: { ...notPersonal('id', 'subtopic_id', 'title'), ...imported } },
  exams: {
    exportedWith: 'content',
    columns: notPersonal(
      'id',
      'family',
      'edition',
      'title',
      'score',
      'bubble_sheet_answers',
      'published_tests',
      'routes',
      'field_test',
      'blueprint',
      'review_opens',
      'deletion_id',
    ),
  },
  exam_questions: {
    exportedWith: 'content',
    columns: notPersonal(
      'id',
      'exam_id',
      'section',
      'title',
      'video_explanation',
      'video_mock_explanation',
      'formulas',
      'formulas_version',
      'deletion_id',
    ),
  },
  problem_sets: {
    exportedWith: 'content',
    columns: {
      ...notPersonal('id', 'title', 'notes', 'notes_formulas', 'notes_formulas_version', 'import_key', 'deletion_id'),
      ...account('updated_by'),
    },
  },
  problem_set_places: { exportedWith: 'content', columns: notPersonal('problem_set_id', 'parent_kind', 'parent_id') },
  questions: {
    exportedWith: 'content',
    columns: {
      ...notPersonal('id', 'parent_kind', 'parent_id', 'section', 'question', 'question_exp', 'help', 'help_exp'),
      ...notPersonal('formulas', 'formulas_version', 'key_doubt', 'skill_codes', 'kind'),
      ...notPersonal('link_right_question_id', 'link_wrong_question_id'),
      ...notPersonal('link_right_problemset_id', 'link_wrong_problemset_id'),
      ...imported,
      ...account('updated_by'),
    },
  },
  answers: {
    exportedWith: 'content',
    columns: {
      ...notPersonal('id', 'question_id', 'answer', 'explanation', 'formulas', 'formulas_version', acceptedField),
      ...notPersonal('symbol', 'next_question_id', 'link_problemset_id'),
      ...account('updated_by'),
    },
  },
  question_revisions: {
    exportedWith: 'content',
    columns: { ...notPersonal('question_id', 'kind', 'spec', 'key'), ...account('made_by') },
  },
  // An export has content as it is, without its authors and its history.
  question_versions: {
    exportedWith: 'place',
    columns: { ...notPersonal('question_id', 'content'), ...account('made_by') },
  },
  unlinked_places: { exportedWith: 'place', columns: notPersonal('problem_set_id', 'parent_kind', 'parent_id') },
  last_titles: { exportedWith: 'place', columns: notPersonal('id', 'title') },
  content_clock: { exportedWith: 'passing', columns: notPersonal('changed_at') },
  content_roots: { exportedWith: 'passing', columns: notPersonal('root_id', 'changed_at') },
  spoken_formulas: {
    exportedWith: 'passing',
    columns: notPersonal('hash', 'language', 'formula', 'speech', 'engine', 'failure'),
  },
  spoken_progress: { exportedWith: 'passing', columns: notPersonal('searched_until') },
} satisfies Partial<Rules>;
