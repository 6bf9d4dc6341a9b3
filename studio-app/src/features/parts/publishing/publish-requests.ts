import { api } from '@fourfold/app-shell/session';
import type { PublishKind } from '@fourfold/core/contract/publishing';
import type { TestFlag } from '@fourfold/core/exams/exam-editions';
import { testName } from './kind-labels.ts';

type TestKind = 'sat_test' | 'act_test';

/** The record to publish or unpublish; a test is one flag of its exam, whose id is given. */
export type PublishTarget = {
  id: string;
  /** The topic or exam where the author opened the problem set. */
  selectedId?: string | undefined;
} & ({ kind: Exclude<PublishKind, TestKind>; test?: undefined } | { kind: TestKind; test: TestFlag });

/** `title` is the test's name if a test was published. */
type PublishResult = { title: string; isPublish: boolean };
type PublishRequest = (target: PublishTarget, isPublish: boolean) => Promise<PublishResult>;

/** The API call that publishes and unpublishes each kind. */
export const publishRequests: Readonly<Record<PublishKind, PublishRequest>> = {
  topic: ({ id }, isPublish) => api('POST /topics/publish_unpublish', { body: { id, isPublish } }),
  subtopic: ({ id }, isPublish) => api('POST /subtopics/publish_unpublish', { body: { id, isPublish } }),
  subtopic_sequence: ({ id }, isSequencePublish) =>
    sequenceResult(api('POST /subtopics/sequence_publish_unpublish', { body: { id, isSequencePublish } })),
  subsubtopic: ({ id }, isPublish) => api('POST /subsubtopics/publish_unpublish', { body: { id, isPublish } }),
  subsubtopic_sequence: ({ id }, isSequencePublish) =>
    sequenceResult(api('POST /subsubtopics/sequence_publish_unpublish', { body: { id, isSequencePublish } })),
  problem_set: ({ id, selectedId }, isPublish) =>
    api('POST /problem_sets/publish_unpublish', { body: { id, isPublish, ...(selectedId && { selectedId }) } }),
  sat: ({ id }, isPublish) => api('POST /sats/test_sats/publish_unpublish', { body: { id, isPublish } }),
  act: ({ id }, isPublish) => api('POST /acts/test_acts/publish_unpublish', { body: { id, isPublish } }),
  sat_question: ({ id }, isPublish) => api('POST /sat_questions/publish_unpublish', { body: { id, isPublish } }),
  act_question: ({ id }, isPublish) => api('POST /act_questions/publish_unpublish', { body: { id, isPublish } }),
  sat_test: ({ id, test }, isPublish) =>
    sendTestFlag(test, isPublish, (flags) => api('POST /sats/test_sats/publish_unpublish', { body: { id, ...flags } })),
  act_test: ({ id, test }, isPublish) =>
    sendTestFlag(test, isPublish, (flags) => api('POST /acts/test_acts/publish_unpublish', { body: { id, ...flags } })),
};

async function sequenceResult(call: Promise<{ title: string; isSequencePublish: boolean }>): Promise<PublishResult> {
  const { title, isSequencePublish } = await call;
  return { title, isPublish: isSequencePublish };
}

type TestFlags = Partial<Record<TestFlag, boolean>>;

/** A test is published by the call of its exam, with the test's flag alone (Q63). */
async function sendTestFlag(
  test: TestFlag | undefined,
  isPublish: boolean,
  send: (flags: TestFlags) => Promise<{ [Flag in TestFlag]?: boolean | undefined }>,
): Promise<PublishResult> {
  if (!test) throw new Error('a test needs its flag');
  const reply = await send({ [test]: isPublish });
  return { title: testName(test), isPublish: reply[test] ?? isPublish };
}
