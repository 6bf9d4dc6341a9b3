import type { questionVersionCalls } from '@fourfold/core/contract/question-versions';
import { addQuestion, addTopic } from '../../../src/testing/content.ts';
import { stampOf } from '../../../src/versions/find-version.ts';
import { readPresentContent } from '../../../src/versions/read-content.ts';
import type { AreaRows, CellContext } from '../call-row.ts';

const row = { of: 'authored' } as const;

/** A question with a version that has another rank, and the stamp of what it says now. */
async function aChangedQuestion({ db }: CellContext) {
  const topic = await addTopic(db, { kind: 'sat' });
  const { id } = await addQuestion(db, { kind: 'sattopic', id: topic });
  const { content } = await readPresentContent(db, id);
  const at = { began_at: new Date(0), made_at: new Date(0) };
  await db
    .insertInto('question_versions')
    .values({ question_id: id, version: 1, content: JSON.stringify({ ...content, rank: 3 }), ...at })
    .execute();
  return { id, stamp: stampOf(content) };
}

export const questionVersionRows = {
  'GET /questions/{id}/versions': {
    ...row,
    parts: async (at) => ({ params: { id: (await aChangedQuestion(at)).id } }),
  },
  'GET /questions/{id}/versions/compare': {
    ...row,
    parts: async (at) => ({ params: { id: (await aChangedQuestion(at)).id }, query: { version: 1 } }),
  },
  'POST /questions/{id}/versions/restore': {
    ...row,
    parts: async (at) => {
      const { id, stamp } = await aChangedQuestion(at);
      return { params: { id }, body: { version: 1, stamp } };
    },
  },
} as const satisfies AreaRows<typeof questionVersionCalls>;
