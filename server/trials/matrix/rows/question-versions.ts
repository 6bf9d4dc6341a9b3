import type { questionVersionCalls } from '@fourfold/core/contract/question-versions';
import { addQuestion, addTopic } from '../../../src/testing/content.ts';
import { addVersion } from '../add-version.ts';
import type { AreaRows } from '../call-row.ts';

const row = { of: 'authored' } as const;

export const questionVersionRows = {
  'GET /questions/{id}/versions': { ...row, parts: ({ content }) => ({ params: { id: content.question.id } }) },
  'GET /questions/{id}/versions/compare': {
    ...row,
    parts: ({ content }) => ({ params: { id: content.question.id }, query: { version: 1 } }),
  },
  'POST /questions/{id}/versions/restore': {
    ...row,
    parts: async ({ db }) => {
      const { id } = await addQuestion(db, { kind: 'sattopic', id: await addTopic(db, { kind: 'sat' }) });
      return { params: { id }, body: { version: 1, stamp: await addVersion(db, id) } };
    },
  },
} as const satisfies AreaRows<typeof questionVersionCalls>;
