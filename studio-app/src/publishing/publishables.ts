import type { PublishKind, TestFlag } from '@fourfold/core/contract/publishing';
import { api } from '../session/session.ts';

type TestKind = 'sat_test' | 'act_test';

/** What is published or taken back; of a test it is one flag of its exam, whose id is given. */
export type Target = {
  id: string;
  /** The place in which a problem set was met. */
  selectedId?: string | undefined;
} & ({ kind: Exclude<PublishKind, TestKind>; test?: undefined } | { kind: TestKind; test: TestFlag });

type Reply = { title: string; isPublish: boolean };
type Send = (target: Target, isPublish: boolean) => Promise<Reply>;

type Publishable = {
  /** In the middle of a sentence: "the sub-topic". */
  word: string;
  /** What is said once it is done, to the letter where 3§8 has it. */
  said: (title: string, isPublish: boolean) => string;
  /** What is said where there is no such record any more (3§5). */
  missing: string;
  send: Send;
};

/** What the tests' messages and switches call them (Q63). */
export const testNames: Readonly<Record<TestFlag, string>> = {
  math_no_calc_real_test_publish: 'Math No Calculator Real Test',
  math_calc_real_test_publish: 'Math Calculator Real Test',
  math_no_calc_mock_test_publish: 'Math No Calculator Mock Test',
  math_calc_mock_test_publish: 'Math Calculator Mock Test',
  math_mock_test_publish: 'Math Mock Test',
  math_real_test_publish: 'Math Real Test',
};

const state = (isPublish: boolean) => (isPublish ? 'Published' : 'Unpublished');
const successfully = (name: string) => (title: string, isPublish: boolean) =>
  `${name} ${title} ${state(isPublish)} successfully`;
const sequence = (title: string, isPublish: boolean) => `${title} Sequence ${state(isPublish)}`;
const missing = (name: string) => `Error: No ${name} id selected!!`;

/** All that has a publish switch of its own, each in its own words and by its own call. */
export const publishables: Readonly<Record<PublishKind, Publishable>> = {
  topic: {
    word: 'topic',
    said: successfully('Topic'),
    missing: missing('topic'),
    send: ({ id }, isPublish) => api('POST /topics/publish_unpublish', { body: { id, isPublish } }),
  },
  subtopic: {
    word: 'sub-topic',
    said: successfully('Subtopic'),
    missing: missing('subtopic'),
    send: ({ id }, isPublish) => api('POST /subtopics/publish_unpublish', { body: { id, isPublish } }),
  },
  subtopic_sequence: {
    word: 'sequence of the sub-topic',
    said: sequence,
    missing: missing('subtopic'),
    send: async ({ id }, isSequencePublish) => {
      const reply = await api('POST /subtopics/sequence_publish_unpublish', { body: { id, isSequencePublish } });
      return { title: reply.title, isPublish: reply.isSequencePublish };
    },
  },
  subsubtopic: {
    word: 'sub-sub-topic',
    said: successfully('Subsubtopic'),
    missing: missing('subsubtopic'),
    send: ({ id }, isPublish) => api('POST /subsubtopics/publish_unpublish', { body: { id, isPublish } }),
  },
  subsubtopic_sequence: {
    word: 'sequence of the sub-sub-topic',
    said: sequence,
    missing: missing('subsubtopic'),
    send: async ({ id }, isSequencePublish) => {
      const reply = await api('POST /subsubtopics/sequence_publish_unpublish', { body: { id, isSequencePublish } });
      return { title: reply.title, isPublish: reply.isSequencePublish };
    },
  },
  problem_set: {
    word: 'problem set',
    said: (_, isPublish) => `ProblemSet ${state(isPublish)} successfully`,
    missing: missing('ProblemSet'),
    send: ({ id, selectedId }, isPublish) =>
      api('POST /problem_sets/publish_unpublish', { body: { id, isPublish, ...(selectedId && { selectedId }) } }),
  },
  sat: {
    word: 'SAT',
    said: successfully('Sat'),
    missing: missing('SAT'),
    send: ({ id }, isPublish) => api('POST /sats/test_sats/publish_unpublish', { body: { id, isPublish } }),
  },
  act: {
    word: 'ACT',
    // As 3§8 has it: of the two only the second is said to be successful.
    said: (title, isPublish) => (isPublish ? `Act ${title} Published` : `Act ${title} Unpublished successfully`),
    missing: missing('ACT'),
    send: ({ id }, isPublish) => api('POST /acts/test_acts/publish_unpublish', { body: { id, isPublish } }),
  },
  // What is published of a question topic is its sequence (3§4).
  sat_question: {
    word: 'SAT question topic',
    said: sequence,
    missing: missing('SAT Question'),
    send: ({ id }, isPublish) => api('POST /sat_questions/publish_unpublish', { body: { id, isPublish } }),
  },
  act_question: {
    word: 'ACT question topic',
    said: sequence,
    missing: missing('ACT Question'),
    send: ({ id }, isPublish) => api('POST /act_questions/publish_unpublish', { body: { id, isPublish } }),
  },
  sat_test: {
    word: 'test',
    said: (name, isPublish) => `${name} ${state(isPublish)}`,
    missing: missing('SAT'),
    send: ({ id, test }, isPublish) =>
      sendFlag(test, isPublish, (body) => api('PUT /sats/test_sats/{id}', { params: { id }, body })),
  },
  act_test: {
    word: 'test',
    said: (name, isPublish) => `${name} ${state(isPublish)}`,
    missing: missing('ACT'),
    send: ({ id, test }, isPublish) =>
      sendFlag(test, isPublish, (body) => api('PUT /acts/test_acts/{id}', { params: { id }, body })),
  },
};

type Flags = Partial<Record<TestFlag, boolean>>;

/** A test is published by one flag of its exam; what is said of it names the test, not the exam. */
async function sendFlag(
  test: TestFlag | undefined,
  isPublish: boolean,
  put: (flags: Flags) => Promise<Flags>,
): Promise<Reply> {
  if (!test) throw new Error('a test is published by its flag');
  const reply = await put({ [test]: isPublish });
  return { title: testNames[test], isPublish: reply[test] ?? isPublish };
}
