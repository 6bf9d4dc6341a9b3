/**
 * How the trial of sealed keys makes a call as a student (server/src/testing/sealed-requests.ts): once as it is, with
 * each id of a test in its path, its query or its body, with a body of its own kind, or not at all, for a reason.
 */
export type SealedRequest =
  | 'plain'
  | 'path'
  | { query: readonly string[] }
  | { body: string }
  | (typeof sealedBodies)[number]
  | (typeof sealedReasons)[number];

/** Parts that only one kind of call has. The family of an exam is the one that the call names. */
export const sealedBodies = [
  'charts',
  'own',
  'questions',
  'section',
  'variants',
  'entries',
  'sheet',
  'order',
  'title',
  'practise',
  'progress',
  'sets',
  'report',
  'mistake',
  'completes',
  'completesTopic',
  'answer',
  'formulas',
] as const;

/** Why a call is not made: it is about accounts, is for tutors and replies with titles alone, opens the key, creates a record of its own, or replies with nothing. */
export const sealedReasons = ['account', 'tutors', 'opens', 'creates', 'heard'] as const;
