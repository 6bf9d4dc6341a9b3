import { erasedName } from './people-tables.ts';
import { account, deleted, notPersonal, type Rules, replaced, retained, work } from './rules.ts';

/** Tables of students' work, and of what tutors and admins do for students. */
export const workTables = {
  own_exams: {
    exportedWith: 'place',
    results: 'official_exams',
    columns: {
      ...account('user_id'),
      ...notPersonal('id', 'family'),
      title: replaced('words', 'user_id', `'Official exam'`),
      ...work('marks'),
    },
  },
  exam_orders: {
    exportedWith: 'place',
    results: { missingBecause: 'it is the order of a list' },
    columns: { ...account('user_id'), ...notPersonal('family', 'exam_ids') },
  },
  exam_grades: {
    exportedWith: 'place',
    results: 'grades',
    columns: {
      ...account('user_id'),
      ...notPersonal('exam_id'),
      ...work('selected_wrong', 'selected_uncertain', 'bubble_sheet', 'grade_submitted', 'timed', 'first_submitted'),
    },
  },
  released_reviews: {
    exportedWith: 'place',
    results: { missingBecause: 'grades and tests say whether their review is open' },
    columns: { ...account('user_id', 'released_by'), ...notPersonal('exam_id') },
  },
  section_versions: {
    exportedWith: 'place',
    results: { missingBecause: 'it is content' },
    columns: notPersonal('exam_id', 'section', 'hash', 'content'),
  },
  granted_time: {
    exportedWith: 'place',
    deleted: { whose: 'user_id' },
    results: { missingBecause: 'tests say what was granted, and the account page what is' },
    columns: {
      user_id: deleted('account', 'user_id'),
      ...account('granted_by'),
      ...notPersonal('until'),
    },
  },
  test_attempts: {
    exportedWith: 'place',
    results: 'tests',
    columns: { ...account('user_id'), ...notPersonal('exam_id', 'section', 'next_section', 'device') },
  },
  test_entries: {
    exportedWith: 'place',
    results: 'tests',
    columns: {
      ...account('user_id'),
      ...notPersonal('exam_id', 'section', 'question_id'),
      ...work('entry', 'judged', 'replaced'),
    },
  },
  practice_events: {
    exportedWith: 'place',
    results: 'answers',
    columns: {
      ...account('user_id'),
      ...notPersonal('reference_type', 'reference_id', 'kind', 'record_id', 'question_id', 'day'),
      ...work('event', 'given'),
    },
  },
  mistake_sets: {
    exportedWith: 'place',
    results: 'assignments',
    columns: { ...account('user_id'), ...notPersonal('id', 'title', 'question_ids') },
  },
  mistake_notes: {
    exportedWith: 'place',
    results: 'mistake_notes',
    columns: {
      ...account('user_id'),
      // cause is chosen from a list.
      ...notPersonal('question_id', 'cause'),
      note: replaced('words', 'user_id', `''`),
    },
  },
  practice_progress: {
    exportedWith: 'place',
    results: 'progress',
    columns: { ...account('user_id'), ...notPersonal('reference_type', 'reference_id'), ...work('state') },
  },
  answer_quarters: {
    exportedWith: 'place',
    results: { missingBecause: 'it sums the answers' },
    columns: { ...account('user_id'), ...notPersonal('time_before', 'time_after', 'time_after_wrong') },
  },
  item_sums: {
    exportedWith: 'place',
    results: { missingBecause: 'it sums the answers of all students' },
    columns: notPersonal('question_id', 'share_right', 'share_wrong', 'share_squares'),
  },
  item_counts: {
    exportedWith: 'place',
    results: { missingBecause: 'it sums the answers of all students' },
    columns: {
      ...notPersonal('question_id', 'what'),
      value: retained('work', null, 'a typed text is shown only if two students typed it'),
    },
  },
  item_counting: { exportedWith: 'place', columns: {} },
  study_plans: {
    exportedWith: 'place',
    deleted: { whose: 'user_id' },
    results: { missingBecause: 'the account page shows it whole' },
    columns: {
      user_id: deleted('account', 'user_id'),
      // Of short lists, and a date.
      ...notPersonal('edition', 'test_date', 'first_run'),
    },
  },
  assignments: {
    exportedWith: 'place',
    results: 'assignments',
    columns: {
      ...account('user_id', 'assigned_by'),
      assigned_by_name: replaced('name', 'assigned_by', `'${erasedName}'`),
      // What tutor and student write to each other is about the student.
      note: replaced('words', 'user_id', `''`),
      answer: replaced('words', 'user_id', `''`),
      ...notPersonal(
        'id',
        'type',
        'reference_type',
        'reference_id',
        'topic_type',
        'reference_record',
        'assignment_date',
      ),
      ...notPersonal('subtopic_id', 'subsubtopic_id', 'sattopic_id', 'sat_question_id', 'act_question_id'),
    },
  },
  reported_problems: {
    exportedWith: 'place',
    results: { missingBecause: 'it was sent to the authors' },
    columns: {
      ...account('user_id'),
      // problem_type is chosen from a list.
      ...notPersonal('id', 'question_id', 'question_title', 'problem_type'),
      comment: replaced('words', 'user_id', `''`),
    },
  },
} satisfies Partial<Rules>;
