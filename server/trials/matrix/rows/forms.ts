import type { formCalls } from '@fourfold/core/contract/forms';
import { addExam, addQuestion } from '../../../src/testing/content.ts';
import type { AreaRows, CellContext } from '../call-row.ts';

const authoredRow = { of: 'authored' } as const;
const section = 'EnhancedScience';

async function newForm({ db }: CellContext) {
  const exam = await addExam(db, 'act', { edition: 'act-enhanced' });
  const question = await addQuestion(db, { kind: 'act_test', id: exam }, { section, is_real: false });
  return { params: { id: exam }, query: { variant: 'mock' }, question: question.id } as const;
}

export const formRows = {
  'GET /forms/{id}': {
    ...authoredRow,
    parts: async (at) => {
      const { params, query } = await newForm(at);
      return { params, query };
    },
  },
  'PUT /forms/{id}': {
    ...authoredRow,
    parts: async (at) => {
      const { question, ...parts } = await newForm(at);
      return { ...parts, body: { field_test: { [question]: true } } };
    },
  },
  'POST /forms/{id}/copy': {
    ...authoredRow,
    parts: async (at) => {
      const { params } = await newForm(at);
      return { params, body: { title: 'Second form' } };
    },
  },
} as const satisfies AreaRows<typeof formCalls>;
