import { type KindName, type KindsData, kinds } from '@fourfold/core/kinds/registry';
import * as z from 'zod';
import { firstIssue } from '../call/first-issue.ts';
import { StartError } from '../start-error.ts';
import type { Queryable } from './catalog.ts';

const texts = z.array(z.string());
const choices = { spec: z.strictObject({ choices: texts }), key: z.strictObject({ correctIds: texts }) };

/** Spec and key of each kind, as they are stored. A newer version may have more fields, whose meaning is not known. */
const schemas: { readonly [Name in KindName]: Schemas<KindsData[Name]> } = {
  'one-choice': choices,
  'several-choices': choices,
  'student-produced': { spec: z.strictObject({}), key: z.strictObject({ values: texts }) },
  typed: {
    spec: z.strictObject({ symbol: z.string(), symbolLeft: z.boolean() }),
    key: z.strictObject({ entries: z.array(z.strictObject({ text: z.string(), exact: z.boolean() })) }),
  },
};
type Schemas<Data extends { spec: object; key: object }> = {
  spec: z.ZodType<Data['spec']>;
  key: z.ZodType<Data['key']>;
};

type RevisionRow = { id: string; revision: number; kind: string; spec: unknown; key: unknown };

/**
 * Throws a StartError that names the first revision that this version cannot judge by, or the first question or answer
 * that names a revision which does not exist.
 */
export async function checkRevisions(client: Queryable): Promise<void> {
  const { rows } = await client.query<RevisionRow>(
    'select question_id as id, revision, kind, spec, key from question_revisions order by 1, 2',
  );
  for (const { id, revision, kind, spec, key } of rows) {
    const where = `question_revisions ${id}, revision ${revision}`;
    if (!isKind(kind)) throw unreadable(`${where}: this version does not know the kind “${kind}”`);
    const found = z.object(schemas[kind]).safeParse({ spec, key });
    if (found.success) continue;
    const { field, problem } = firstIssue(found.error, { spec, key }, 'body');
    throw unreadable(`${where}, ${field}: ${problem}`);
  }
  for (const [table, query] of Object.entries(references)) {
    const { rows: missing } = await client.query<{ where: string; revision: string }>(`
      select named.where, named.revision from (${query}) as named (question_id, revision, "where")
       where not exists (select from question_revisions r
                          where r.question_id = named.question_id and r.revision = named.revision)
       limit 1`);
    for (const { where, revision } of missing)
      throw unreadable(`${table} ${where}: the question has no revision ${revision}`);
  }
}

/** What names a revision: the question, the revision, and the row. */
const references = {
  questions: 'select id, revision, id::text from questions where revision is not null',
  practice_events: `select question_id, question_revision, concat_ws(' ', user_id, record_id)
                      from practice_events where question_revision is not null`,
  test_entries: `select question_id, (judged ->> 'revision')::integer, concat_ws(' ', user_id, exam_id, question_id)
                   from test_entries where judged ->> 'revision' is not null`,
};

function isKind(kind: string): kind is KindName {
  return Object.hasOwn(kinds, kind);
}

function unreadable(where: string): StartError {
  return new StartError(`The archive has a value that cannot be read: ${where}.`);
}
