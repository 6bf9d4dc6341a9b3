import type { Call } from '@fourfold/core/contract/contract';
import { chartTypes } from '@fourfold/core/contract/dashboard';
import { practiceReferences } from '@fourfold/core/contract/practice';
import { problemTypes } from '@fourfold/core/contract/reports';
import { examFamilies, type Family } from '@fourfold/core/exams/families';
import { anEntry } from '@fourfold/core/tests/testing/an-entry';
import { newId } from '../call/new-id.ts';
import type { SealedTest } from './sealed.ts';

/** One way to ask. */
export type Parts = { params?: Record<string, string>; query?: Record<string, string>; body?: Record<string, unknown> };
type Asked = { test: SealedTest; user_id: string };
/** All the ways in which a call is asked for what is sealed, or why it is not asked. */
export type Row = ((asked: Asked) => Parts[]) | { not: string };
/** Calls that could answer something: a GET, and a POST because some of them read. */
export type Answering = Extract<Call, `GET ${string}` | `POST ${string}`>;

const idsOf = ({ test }: Asked) => [
  test.exam,
  test.ids.topic,
  test.ids.set,
  ...test.ids.questions,
  ...test.ids.answers,
];

const plain: Row = () => [{}];
const byPath: Row = (asked) => idsOf(asked).map((id) => ({ params: { id } }));
const byQuery =
  (...names: string[]): Row =>
  (asked) =>
    names.flatMap((name) => idsOf(asked).map((id) => ({ query: { [name]: id } })));
const byBody =
  (name: string, more: object = {}): Row =>
  (asked) =>
    idsOf(asked).map((id) => ({ body: { [name]: id, ...more } }));

const types = (family: Family) => examFamilies[family].sections.map(({ type }) => type);
const questionTypes = ['AdminSatMockTest', 'AdminSatRealTest', 'AdminActMockTest', 'AdminActRealTest'];

/** By each id in each of the names, with every section and variant and without. */
const questions: Row = (asked) => [
  ...idsOf(asked).flatMap((id) =>
    ['sat_question_id', 'act_question_id', 'sattopic_id', 'subtopic_id', 'subsubtopic_id', 'sat_id', 'act_id'].map(
      (name) => ({
        query: { [name]: id },
      }),
    ),
  ),
  ...(['sat', 'act'] as const).flatMap((family) =>
    types(family).flatMap((type) =>
      questionTypes.flatMap((question_type) => {
        const query = { [`${family}_id`]: asked.test.exam, [`${family}_type`]: type };
        return [{ query }, { query: { ...query, question_type } }];
      }),
    ),
  ),
];

const testSection =
  (family: Family): Row =>
  (asked) =>
    idsOf(asked).flatMap((id) =>
      types(family).flatMap((type) =>
        ['true', 'false'].map((real_test) => ({
          query: { [`${family}_id`]: id, [`${family}_type`]: type, real_test },
        })),
      ),
    );

/** Answers with each id, right and wrong, and with claims about the key. */
const saveTest =
  (family: Family): Row =>
  ({ test }) => {
    const { exam, section, real, choices, typed } = test;
    const claimed = { isCorrect: true, rev: 1 };
    const entries = [
      ...choices.flatMap(({ id, right, wrong }) => [
        anEntry(id, { ...claimed, givenAnswerIds: [wrong] }),
        anEntry(id, { ...claimed, givenAnswerIds: [wrong], struckAnswerIds: [right], rev: 2 }),
      ]),
      anEntry(typed, { ...claimed, freeResponseGivenAnswer: '5' }),
      ...test.ids.answers.map((id) => anEntry(id)),
    ];
    return entries.map((entry) => ({
      body: {
        [`${family}_id`]: exam,
        [`${family}_type`]: section,
        real_test: real,
        [`${family}_test_progress`]: JSON.stringify([entry]),
      },
    }));
  };

const paper =
  (family: Family): Row =>
  ({ test }) => [
    {
      body: {
        [`${family}_id`]: test.exam,
        bubbleSheetAnswer: JSON.stringify({ [test.section]: { 31: family === 'sat' ? '5' : 'A' } }),
        grade_submitted: { [test.section]: true },
      },
    },
  ];

/** An answer in practice: each question below each place, under each type of reference. */
const practise: Row = (asked) =>
  asked.test.choices.flatMap((choice) =>
    practiceReferences.flatMap((reference_type) =>
      idsOf(asked).map((reference_id) => ({
        body: {
          id: newId(),
          user_id: asked.user_id,
          question_id: choice.id,
          reference_type,
          reference_id,
          given_answer_ids: [choice.wrong],
          given_free_response_answer: '',
        },
      })),
    ),
  );

const progress: Row = (asked) =>
  idsOf(asked).flatMap((reference_id) =>
    practiceReferences.map((reference_type) => ({ body: { user_id: asked.user_id, reference_type, reference_id } })),
  );
const setsOf: Row = (asked) =>
  ['subsubtopic_id', 'sattopic_id', 'sat_question_id', 'act_question_id'].flatMap((name) =>
    idsOf(asked).map((id) => ({
      body: { user_id: asked.user_id, reference_type: 'HomeProblemSetQuestions', [name]: id },
    })),
  );

const report: Row = (asked) =>
  idsOf(asked).map((question_id) => ({ body: { problem_type: [problemTypes[0]], question_id } }));

const ofOneself: Row = ({ user_id }) => [{ body: { user_id } }];
const charts: Row = ({ user_id }) =>
  chartTypes.map((type) => ({
    body: {
      ...{ user_id, type, start_date: '2026-10-25', end_date: '2026-11-28' },
      ...{ selected_year: 2026, selected_month: 11 },
    },
  }));

const account: Row = { not: 'it is about accounts and names no content' };
const tutors: Row = { not: 'it is for tutors, and answers titles and places alone' };
const authors: Row = { not: 'it is for authors, who always see the key' };
const opens: Row = { not: 'submitting is what opens the section' };
const heard: Row = { not: 'it answers that it was heard' };
const own: Row = { not: 'it makes a record of one’s own, and names nothing that is there' };

/** A call of the contract that can answer something and is not here does not compile. */
export const sealedReads: Record<Answering, Row> = {
  'POST /sessions': account,
  'POST /sessions/hand_over': account,
  'POST /sessions/take_over': account,
  'POST /accounts': account,
  'GET /settings/get_setting': plain,
  'GET /topics': plain,
  'GET /grammar_topics': plain,
  'GET /reading_topics': plain,
  'GET /sat_topics': plain,
  'GET /tests/{id}': byPath,
  'GET /subtopics': byQuery('test_id'),
  'GET /subtopics/{id}': byPath,
  'GET /subsubtopics': byQuery('subtopic_id'),
  'GET /subsubtopics/{id}': byPath,
  'GET /questions': questions,
  'GET /questions/{id}': byPath,
  'GET /question_subsubtopics': byQuery('subsubtopic_id'),
  'GET /problemset_questions': byQuery('problem_set_id'),
  'GET /problemset_questions/{id}': byPath,
  'GET /answers': byQuery('question_id'),
  'GET /problemset_answers': byQuery('question_id'),
  'GET /problem_sets': byQuery('subsubtopic_id', 'subtopic_id', 'sattopic_id', 'sat_question_id', 'act_question_id'),
  'GET /problem_sets/{id}': byPath,
  'GET /sats_users': plain,
  'GET /acts_users': plain,
  'GET /sats/test_sats': plain,
  'GET /sats/real_sats': plain,
  'GET /sats/test_sats/{id}': byPath,
  'GET /sats/real_sats/{id}': byPath,
  'POST /sats/test_sats': authors,
  'POST /sats/real_sats': own,
  'POST /sats/test_sats/update_score': authors,
  'POST /sats/test_sats/update_bubble_answers': authors,
  'GET /sats/test_sats/{id}/problem_sets': byPath,
  'GET /acts/test_acts': plain,
  'GET /acts/real_acts': plain,
  'GET /acts/test_acts/{id}': byPath,
  'GET /acts/real_acts/{id}': byPath,
  'POST /acts/test_acts': authors,
  'POST /acts/real_acts': own,
  'POST /acts/test_acts/update_score': authors,
  'POST /acts/test_acts/update_bubble_answers': authors,
  'GET /acts/test_acts/{id}/problem_sets': byPath,
  'POST /user_progresses/get_user_sat_sequences_progress': byBody('sat_id'),
  'POST /user_progresses/get_sat_type_progress': byBody('sat_id'),
  'POST /user_progresses/get_sat_problem_set_type_progress': byBody('sat_id'),
  'POST /user_progresses/get_user_act_sequences_progress': byBody('act_id'),
  'POST /user_progresses/get_act_type_progress': byBody('act_id'),
  'POST /user_progresses/get_act_problem_set_type_progress': byBody('act_id'),
  'GET /sat_questions': byQuery('sat_id'),
  'GET /sat_questions/{id}': byPath,
  'GET /act_questions': byQuery('act_id'),
  'GET /act_questions/{id}': byPath,
  'GET /user_sats': plain,
  'POST /user_sats': paper('sat'),
  'GET /user_sats/get_sat_score': byQuery('sat_id'),
  'GET /user_acts': plain,
  'POST /user_acts': paper('act'),
  'GET /user_acts/get_act_score': byQuery('act_id'),
  'GET /user_sat_test_progresses/get_progresses': byQuery('sat_id'),
  'GET /user_sat_test_progresses/get_progress': testSection('sat'),
  'GET /user_sat_test_progresses/get_sat_scores': byQuery('sat_id'),
  'POST /user_sat_test_progresses': saveTest('sat'),
  'POST /user_sat_test_progresses/submit': opens,
  'GET /user_act_test_progresses/get_progresses': byQuery('act_id'),
  'GET /user_act_test_progresses/get_progress': testSection('act'),
  'GET /user_act_test_progresses/get_act_scores': byQuery('act_id'),
  'POST /user_act_test_progresses': saveTest('act'),
  'POST /user_act_test_progresses/submit': opens,
  'POST /user_questions/save_user_questions_progress': practise,
  'POST /user_progresses/save_user_progress': progress,
  'POST /user_progresses/get_user_progress': progress,
  'POST /user_progresses/save_user_problemset_progress': progress,
  'POST /user_progresses/get_user_problemset_progress': progress,
  'POST /user_progresses/reset_user_progress': progress,
  'POST /user_progresses/reset_user_problemset_progress': progress,
  'POST /user_progresses/get_all_user_problemsets_progress': setsOf,
  'GET /user_progresses/started': plain,
  'POST /reported_problems': report,
  'POST /user_questions/correct_incorrect_questions': charts,
  'POST /user_questions/time_spent_by_user': charts,
  'POST /user_questions/average_time_spent_by_user': charts,
  'POST /user_progresses/get_user_sats_progress': ofOneself,
  'POST /user_progresses/get_user_acts_progress': ofOneself,
  'GET /user_sats/get_all_sat_scores': plain,
  'GET /user_acts/get_all_act_scores': plain,
  'GET /user_sat_test_progresses/get_all_sat_scores': plain,
  'GET /user_act_test_progresses/get_all_act_scores': plain,
  'GET /assignments': plain,
  'POST /assignments': tutors,
  'POST /assignments/create_multiple': tutors,
  'POST /assignments/for_students': tutors,
  'GET /assignments/assignable': tutors,
  'GET /accounts/get_my_students': account,
  'GET /accounts/results': plain,
  'GET /sessions': account,
  'GET /sessions/events': account,
  'POST /topics': authors,
  'POST /grammar_topics': authors,
  'POST /reading_topics': authors,
  'POST /sat_topics': authors,
  'POST /subtopics': authors,
  'POST /subsubtopics': authors,
  'POST /questions': authors,
  'POST /questions/create_multiple': authors,
  'POST /question_subsubtopics': authors,
  'POST /question_subsubtopics/create_multiple': authors,
  'POST /problemset_questions': authors,
  'POST /problemset_questions/create_multiple': authors,
  'POST /questions/link_question': authors,
  'POST /questions/unlink_question': authors,
  'POST /questions/link_problemset': authors,
  'POST /questions/unlink_problemset': authors,
  'POST /answers': authors,
  'POST /answers/create_multiple': authors,
  'POST /problemset_answers': authors,
  'POST /problem_sets': authors,
  'POST /problem_sets/update_notes': authors,
  'POST /problem_sets/bucket_multiple_problem_sets': authors,
  'GET /drafts': authors,
  'POST /media': authors,
  'GET /search': authors,
  'POST /soft_delete/restore_record': authors,
  'POST /topics/publish_unpublish': authors,
  'POST /subtopics/publish_unpublish': authors,
  'POST /subtopics/sequence_publish_unpublish': authors,
  'POST /subsubtopics/publish_unpublish': authors,
  'POST /subsubtopics/sequence_publish_unpublish': authors,
  'POST /problem_sets/publish_unpublish': authors,
  'POST /sats/test_sats/publish_unpublish': authors,
  'POST /acts/test_acts/publish_unpublish': authors,
  'POST /sat_questions/publish_unpublish': authors,
  'POST /act_questions/publish_unpublish': authors,
  'GET /publish_effect': authors,
  'GET /sequence_map': authors,
  'GET /content_health': authors,
  'GET /content_findings': authors,
  'GET /users/admins': account,
  'GET /users/students': account,
  'GET /users/tutors': account,
  'POST /users/admins': account,
  'POST /users/students': account,
  'POST /users/tutors': account,
  'POST /users/invite': account,
  'POST /users/create_multiple': account,
  'GET /users/students/{id}/results': account,
  'GET /audit': account,
  'GET /registration_codes': account,
  'POST /registration_codes': account,
  'POST /sat_questions/update_video_explanation': authors,
  'POST /act_questions/update_video_explanation': authors,
  'GET /soft_delete/deleted_records': authors,
  'POST /soft_delete/hard_delete': authors,
  'GET /reported_problems': authors,
  'GET /item_statistics': authors,
  'POST /client_errors': heard,
};
