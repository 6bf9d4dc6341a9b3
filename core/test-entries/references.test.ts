import { expect, it } from 'vitest';
import { practiceReferences, testReferences, workReferences } from '../contract/practice.ts';
import { examFamilies } from '../wire/exams/exam-family.ts';

it('answers have the reference type of their parent; those of a test one per exam and variant [CST-005]', () => {
  expect(workReferences).toEqual([
    'HomeSubTopic',
    'HomeSubsubTopic',
    'HomeSatQuestionTopic',
    'HomeActQuestionTopic',
    'HomeProblemSetQuestions',
  ]);
  expect(practiceReferences).toEqual([...workReferences, 'HomeReview', 'HomeDiagnostic']);
  expect(examFamilies.sat.references).toEqual({ mock: 'HomeSatMockTestQuestion', real: 'HomeSatRealTestQuestion' });
  expect(examFamilies.act.references).toEqual({ mock: 'HomeActMockTestQuestion', real: 'HomeActRealTestQuestion' });
  expect(Object.values(examFamilies).flatMap(({ references }) => Object.values(references))).toEqual([
    ...testReferences,
  ]);
});
