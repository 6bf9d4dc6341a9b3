import type { formCalls } from '@fourfold/core/contract/forms';
import type { AreaRows } from '../call-row.ts';
import { newForm } from '../fixture-content.ts';

const authoredRow = { of: 'authored' } as const;
const query = { variant: 'mock' } as const;

export const formRows = {
  'GET /forms/{id}': { ...authoredRow, parts: ({ content }) => ({ params: { id: content.form }, query }) },
  'PUT /forms/{id}': {
    ...authoredRow,
    parts: async ({ db }) => {
      const { exam, question } = await newForm(db);
      return { params: { id: exam }, query, body: { field_test: { [question]: true } } };
    },
  },
  'POST /forms/{id}/copy': {
    ...authoredRow,
    parts: async ({ db }) => ({ params: { id: (await newForm(db)).exam }, body: { title: 'Second form' } }),
  },
} as const satisfies AreaRows<typeof formCalls>;
