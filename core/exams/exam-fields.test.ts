import { describe, expect, it } from 'vitest';
import { ExamQuestion, ProblemSet } from '../contract/content.ts';
import { Act, ActMarks, Sat, SatMarks } from '../contract/exams.ts';
import { examEditions, paperSections } from '../exams/exam-editions.ts';

const id = '0198a1b2-0000-7000-8000-000000000001';
const common = {
  id,
  _id: id,
  title: 'Practice test 1',
  position: 0,
  isPublish: true,
  progress_by_problemset: false,
  review: { opens: 'at_once', at: null, shows_score: false },
  bubble_sheet_answers: [],
  bubble_sheet_sections: [],
};
const aTopic = {
  id,
  _id: id,
  sat_id: id,
  act_id: null,
  type: 'Reading',
  position: 0,
  title: 'Inference',
  topic: { title: 'Inference' },
  isPublish: true,
  topic_published: true,
  exam_title: 'Practice test 1',
  video_explanation: '[]',
  video_mock_explanation: '[]',
  formulas: {},
  question_count: 1,
  set_count: 0,
  same_topic: null,
};

describe('a SAT', () => {
  const flags = {
    math_no_calc_real_test_publish: true,
    math_calc_real_test_publish: false,
    math_no_calc_mock_test_publish: true,
    math_calc_mock_test_publish: false,
  };
  const score = [['Raw Score', 'Math', 'Reading', 'Writing']];
  const aSat = { ...common, ...flags, type: 'TestSat', edition: 'sat-paper', marks: { verbal: 0, math: 800 }, score };

  it('has its type, marks, table, progress mode, key and four publish flags, all required [CST-006]', () => {
    expect(Sat.parse(aSat)).toEqual(aSat);
    for (const field of Object.keys(aSat)) {
      expect(Sat.safeParse({ ...aSat, [field]: undefined }).success, field).toBe(false);
    }
    expect(['RealSat', 'TestSat', 'TestAct'].map((type) => Sat.safeParse({ ...aSat, type }).success)).toEqual([
      true,
      true,
      false,
    ]);
    expect([0, 800, 801, -1].map((math) => SatMarks.safeParse({ verbal: 1, math }).success)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('an ACT', () => {
  const flags = { math_mock_test_publish: true, math_real_test_publish: false };
  const marks = { english: 0, math: 36, reading: 1, science: 2 };
  const score = [['Scale Score', 'English', 'Mathematics', 'Reading', 'Science']];
  const anAct = { ...common, ...flags, type: 'TestAct', edition: 'act-classic', marks, score };

  it('has its type, four marks, table of five columns, progress mode, key and two publish flags [CST-008]', () => {
    expect(Act.parse(anAct)).toEqual(anAct);
    for (const field of Object.keys(anAct)) {
      expect(Act.safeParse({ ...anAct, [field]: undefined }).success, field).toBe(false);
    }
    expect(['RealAct', 'TestAct', 'TestSat'].map((type) => Act.safeParse({ ...anAct, type }).success)).toEqual([
      true,
      true,
      false,
    ]);
    expect([36, 37].map((math) => ActMarks.safeParse({ ...marks, math }).success)).toEqual([true, false]);
    expect(score[0]).toHaveLength(5);
  });
});

describe('a question topic', () => {
  it.each([
    ['SAT', 'sat', { sat_id: id, act_id: null }],
    ['ACT', 'act', { sat_id: null, act_id: id }],
  ] as const)(
    'of a %s has its exam, section, position, topic, flags and both videos [CST-007] [CST-009]',
    (_, family, exam) => {
      for (const { type, questions } of paperSections(family)) {
        const topic = { ...aTopic, ...exam, type, position: questions - 1 };
        expect(ExamQuestion.parse(topic)).toEqual(topic);
      }
      for (const field of Object.keys(aTopic)) {
        const missing = { ...aTopic, ...exam, [field]: undefined };
        expect(ExamQuestion.safeParse(missing).success, field).toBe(false);
      }
    },
  );

  it('belongs to a section of its exam, and problem sets name it as their parent [CST-003]', () => {
    const set = {
      id,
      _id: id,
      title: 'Practice',
      notes: '[]',
      formulas: {},
      isPublish: true,
      subsubtopic_id: [],
      sattopic_id: [],
      sat_question_id: [aTopic.id],
      act_question_id: [],
      position: [],
      sat_position: [{ sat_question_id: aTopic.id, value: 0 }],
      act_position: [],
      topicType: null,
    };
    expect(ProblemSet.parse(set)).toEqual(set);
    expect(examEditions['sat-paper'].sections.map(({ type }) => type)).toContain(ExamQuestion.parse(aTopic).type);
  });
});
