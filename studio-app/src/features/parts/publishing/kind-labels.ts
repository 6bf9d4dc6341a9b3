import type { PublishKind } from '@fourfold/core/contract/publishing';
import type { TestFlag } from '@fourfold/core/exams/exam-editions';
import { flagTitle } from '@fourfold/core/proofs/test-title';

/** The name of a test in messages and switches (Q63). */
export function testName(flag: TestFlag): string {
  return flagTitle('sat', flag) ?? flagTitle('act', flag) ?? flag;
}

type KindLabels = {
  /** Used within a sentence: "the sub-topic". */
  noun: string;
  /** The success message, as specified (PUB-005 to PUB-010, Q197). */
  successMessage: (title: string, isPublish: boolean) => string;
  /** The error if the record does not exist any more (ERR-005 to ERR-008). */
  missingError: string;
};

const stateText = (isPublish: boolean) => (isPublish ? 'Published' : 'Unpublished');
const successfully = (name: string) => (title: string, isPublish: boolean) =>
  `${name} ${title} ${stateText(isPublish)} successfully`;
const sequenceMessage = (title: string, isPublish: boolean) => `${title} Sequence ${stateText(isPublish)}`;
/** Names the test, not its exam. */
const testMessage = (name: string, isPublish: boolean) => `${name} ${stateText(isPublish)}`;
const missingId = (name: string) => `Error: No ${name} id selected!!`;

/** The labels and messages of each kind of record that is published or unpublished. */
export const kindLabels: Readonly<Record<PublishKind, KindLabels>> = {
  topic: { noun: 'topic', successMessage: successfully('Topic'), missingError: missingId('topic') },
  subtopic: { noun: 'sub-topic', successMessage: successfully('Subtopic'), missingError: missingId('subtopic') },
  subtopic_sequence: {
    noun: 'sequence of the sub-topic',
    successMessage: sequenceMessage,
    missingError: missingId('subtopic'),
  },
  subsubtopic: {
    noun: 'sub-sub-topic',
    successMessage: successfully('Subsubtopic'),
    missingError: missingId('subsubtopic'),
  },
  subsubtopic_sequence: {
    noun: 'sequence of the sub-sub-topic',
    successMessage: sequenceMessage,
    missingError: missingId('subsubtopic'),
  },
  problem_set: {
    noun: 'problem set',
    successMessage: (_, isPublish) => `ProblemSet ${stateText(isPublish)} successfully`,
    missingError: missingId('ProblemSet'),
  },
  sat: { noun: 'SAT', successMessage: successfully('Sat'), missingError: missingId('SAT') },
  act: {
    noun: 'ACT',
    // As specified: only the second one ends with "successfully" (PUB-005, PUB-006, Q88).
    successMessage: (title, isPublish) =>
      isPublish ? `Act ${title} Published` : `Act ${title} Unpublished successfully`,
    missingError: missingId('ACT'),
  },
  // Publishing a question topic publishes its sequence (PUB-003).
  sat_question: {
    noun: 'SAT question topic',
    successMessage: sequenceMessage,
    missingError: missingId('SAT Question'),
  },
  act_question: {
    noun: 'ACT question topic',
    successMessage: sequenceMessage,
    missingError: missingId('ACT Question'),
  },
  sat_test: { noun: 'test of the SAT', successMessage: testMessage, missingError: missingId('SAT') },
  act_test: { noun: 'test of the ACT', successMessage: testMessage, missingError: missingId('ACT') },
};
