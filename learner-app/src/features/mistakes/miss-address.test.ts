import type { MistakeLocation } from '@fourfold/core/contract/mistakes';
import { expect, it } from 'vitest';
import { missAddress } from './miss-address.ts';

const nowhere: MistakeLocation = {
  reference_type: null,
  reference_id: 'ref',
  title: 'A title',
  open: true,
  exam_id: null,
  exam_question_id: null,
  family: null,
  section: null,
  topic_type: null,
  topic_id: null,
  subtopic_id: null,
  subsubtopic_id: null,
};
const address = (location: Partial<MistakeLocation>) =>
  missAddress({ question_id: 'q', location: { ...nowhere, ...location } });
const topic = { topic_type: 'math', topic_id: 't', subtopic_id: 's' } as const;
const exam = { exam_id: 'e', family: 'sat', section: 'MathCalc' } as const;

it('leads to the sequence or set of a topic', () => {
  expect(address({ ...topic, reference_type: 'HomeSubTopic' })).toBe('/home/math/ref/t?topic=t&subtopic=s');
  const below = { ...topic, subsubtopic_id: 'u' };
  expect(address({ ...below, reference_type: 'HomeSubsubTopic' })).toBe(
    '/home/math/subsubtopic/ref/s?topic=t&subtopic=s&subsubtopic=u',
  );
  expect(address({ ...below, reference_type: 'HomeProblemSetQuestions' })).toBe(
    '/home/problemset/ref/u?topic=t&subtopic=s&subsubtopic=u&page=math',
  );
});

it('leads to the sequence or a set of an exam’s question, to the question of a test, or to the exam', () => {
  expect(address({ ...exam, reference_type: 'HomeSatQuestionTopic' })).toBe('/home/sat/ref');
  expect(address({ ...exam, reference_type: 'HomeSatMockTestQuestion' })).toBe('/home/sat-test/e/mock/MathCalc#q');
  expect(address({ ...exam, exam_question_id: 'n', reference_type: 'HomeProblemSetQuestions' })).toBe(
    '/home/problemset/ref/n?page=sats&sat=e&sat_question=n',
  );
  expect(address({ ...exam, reference_type: null })).toBe('/home/sats?sat=e');
});

it('leads nowhere if it is closed or deleted', () => {
  expect(address({ ...topic, reference_type: 'HomeSubTopic', open: false })).toBeNull();
  expect(address({ reference_type: 'HomeProblemSetQuestions' })).toBeNull();
  expect(address({})).toBeNull();
});
