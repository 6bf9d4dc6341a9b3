import { describe, expect, it } from 'vitest';
import { questionCalls } from '../contract/questions.ts';
import { paperSections } from '../exams/exam-editions.ts';
import {
  locationFields,
  maxQuestions,
  overCapMessage,
  type QuestionLocation,
  questionSections,
  questionTopicTypes,
  sectionSpecs,
} from './question-sections.ts';

const id = '0192f0e0-0000-7000-8000-000000000001';
const tests = {
  AdminSatMockTest: 'MathNoCalc',
  AdminSatRealTest: 'MathCalc',
  AdminActMockTest: 'Mathematics',
  AdminActRealTest: 'Mathematics',
} as const;
const locations = questionSections.map(
  (section): QuestionLocation =>
    section in tests
      ? { section: section as keyof typeof tests, id, type: tests[section as keyof typeof tests] }
      : { section: section as Exclude<typeof section, keyof typeof tests>, id },
);

describe('the sections of questions', () => {
  it('are the ten of the product, each with its path and its fields [CST-020]', () => {
    expect(questionSections).toEqual([
      'problemSet',
      'subsubTopic',
      'subTopic',
      'SatQuestionTopic',
      'ActQuestionTopic',
      'SatTopic',
      'AdminSatMockTest',
      'AdminSatRealTest',
      'AdminActMockTest',
      'AdminActRealTest',
    ]);
    expect(Object.keys(sectionSpecs)).toEqual([...questionSections]);
    expect(locations.map((location) => [sectionSpecs[location.section].path, locationFields(location)])).toEqual([
      ['problemset_questions', { problem_set_id: id }],
      ['question_subsubtopics', { subsubtopic_id: id }],
      ['questions', { subtopic_id: id }],
      ['questions', { sat_question_id: id }],
      ['questions', { act_question_id: id }],
      ['questions', { sattopic_id: id }],
      ['questions', { sat_id: id, sat_type: 'MathNoCalc', question_type: 'AdminSatMockTest' }],
      ['questions', { sat_id: id, sat_type: 'MathCalc', question_type: 'AdminSatRealTest' }],
      ['questions', { act_id: id, act_type: 'Mathematics', question_type: 'AdminActMockTest' }],
      ['questions', { act_id: id, act_type: 'Mathematics', question_type: 'AdminActRealTest' }],
    ]);
  });

  it.each(locations)('$section is identified by fields that its calls accept [CST-020]', (location) => {
    const { path } = sectionSpecs[location.section];
    const fields = locationFields(location);
    const body = questionCalls[`POST /${path}`].body.parse({ ...fields, question: 'a' });
    expect(body).toMatchObject(fields);
    expect(questionCalls[`PUT /${path}/update_positions`].body.parse({ ...fields, questions: [] })).toMatchObject(
      fields,
    );
    expect(questionCalls[`POST /${path}/create_multiple`].body.parse({ ...fields, questions: [{}] })).toMatchObject(
      fields,
    );
  });

  it('can have links, except those of problem sets and tests', () => {
    const alone = questionSections.filter((section) => !sectionSpecs[section].canLink);
    expect(alone).toEqual(['problemSet', ...Object.keys(tests)]);
  });
});

describe('topic, SAT and ACT types', () => {
  it('are those of the product, and an order accepts no other [CST-021]', () => {
    expect(questionTopicTypes).toEqual(['Topic', 'GrammarTopic', 'ReadingTopic', 'ProblemSet']);
    const order = questionCalls['PUT /problemset_questions/update_positions'].body;
    const body = { problem_set_id: id, questions: [] };
    for (const topic_type of questionTopicTypes)
      expect(order.parse({ ...body, topic_type }).topic_type).toBe(topic_type);
    expect(order.safeParse({ ...body, topic_type: 'Sat' }).success).toBe(false);
    const types = (family: 'sat' | 'act') => paperSections(family).map(({ type }) => type);
    expect(types('sat')).toEqual(['Reading', 'Writing', 'MathNoCalc', 'MathCalc']);
    expect(types('act')).toEqual(['English', 'Mathematics', 'Reading', 'Science']);
  });
});

describe('the cap of a test section', () => {
  it('is its official number, in both variants; other sections have none', () => {
    expect(locations.map(maxQuestions)).toEqual([null, null, null, null, null, null, 20, 38, 60, 60]);
  });

  it('is reported if the additional questions do not fit, and not before', () => {
    const location: QuestionLocation = { section: 'AdminSatMockTest', id, type: 'MathNoCalc' };
    expect(overCapMessage(location, { current: 19, more: 1 })).toBeNull();
    expect(overCapMessage(location, { current: 20, more: 1 })).toBe(
      "You can't create more than 20 questions in this test!",
    );
    expect(overCapMessage(location, { current: 0, more: 21 })).toBe(
      "You can't create more than 20 questions in this test!",
    );
    expect(overCapMessage({ section: 'subTopic', id }, { current: 9_000, more: 500 })).toBeNull();
  });
});

describe('a section with links', () => {
  it('is a sequence; only two of them have the link buttons (Q172)', () => {
    const having = (flag: 'canLink' | 'linkButtons') => questionSections.filter((name) => sectionSpecs[name][flag]);
    expect(having('canLink')).toEqual(['subsubTopic', 'subTopic', 'SatQuestionTopic', 'ActQuestionTopic', 'SatTopic']);
    expect(having('linkButtons')).toEqual(['subTopic', 'SatQuestionTopic']);
  });
});
