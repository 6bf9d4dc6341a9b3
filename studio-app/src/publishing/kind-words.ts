import type { PublishKind, TestFlag } from '@fourfold/core/contract/publishing';

/** The names of tests in messages and switches (Q63). */
export const testNames: Readonly<Record<TestFlag, string>> = {
  math_no_calc_real_test_publish: 'Math No Calculator Real Test',
  math_calc_real_test_publish: 'Math Calculator Real Test',
  math_no_calc_mock_test_publish: 'Math No Calculator Mock Test',
  math_calc_mock_test_publish: 'Math Calculator Mock Test',
  math_mock_test_publish: 'Math Mock Test',
  math_real_test_publish: 'Math Real Test',
};

type KindWords = {
  /** Used within a sentence: "the sub-topic". */
  word: string;
  /** The success message, as specified (PUB-005 to PUB-010, Q197). */
  said: (title: string, isPublish: boolean) => string;
  /** The error if the record does not exist any more (ERR-005 to ERR-008). */
  missing: string;
};

const state = (isPublish: boolean) => (isPublish ? 'Published' : 'Unpublished');
const successfully = (name: string) => (title: string, isPublish: boolean) =>
  `${name} ${title} ${state(isPublish)} successfully`;
const sequence = (title: string, isPublish: boolean) => `${title} Sequence ${state(isPublish)}`;
/** Names the test, not its exam. */
const test = (name: string, isPublish: boolean) => `${name} ${state(isPublish)}`;
const missing = (name: string) => `Error: No ${name} id selected!!`;

/** The labels and messages of each kind of record that is published or unpublished. */
export const kindWords: Readonly<Record<PublishKind, KindWords>> = {
  topic: { word: 'topic', said: successfully('Topic'), missing: missing('topic') },
  subtopic: { word: 'sub-topic', said: successfully('Subtopic'), missing: missing('subtopic') },
  subtopic_sequence: { word: 'sequence of the sub-topic', said: sequence, missing: missing('subtopic') },
  subsubtopic: { word: 'sub-sub-topic', said: successfully('Subsubtopic'), missing: missing('subsubtopic') },
  subsubtopic_sequence: { word: 'sequence of the sub-sub-topic', said: sequence, missing: missing('subsubtopic') },
  problem_set: {
    word: 'problem set',
    said: (_, isPublish) => `ProblemSet ${state(isPublish)} successfully`,
    missing: missing('ProblemSet'),
  },
  sat: { word: 'SAT', said: successfully('Sat'), missing: missing('SAT') },
  act: {
    word: 'ACT',
    // As specified: only the second one ends with "successfully" (PUB-005, PUB-006, Q88).
    said: (title, isPublish) => (isPublish ? `Act ${title} Published` : `Act ${title} Unpublished successfully`),
    missing: missing('ACT'),
  },
  // Publishing a question topic publishes its sequence (PUB-003).
  sat_question: { word: 'SAT question topic', said: sequence, missing: missing('SAT Question') },
  act_question: { word: 'ACT question topic', said: sequence, missing: missing('ACT Question') },
  sat_test: { word: 'test of the SAT', said: test, missing: missing('SAT') },
  act_test: { word: 'test of the ACT', said: test, missing: missing('ACT') },
};
