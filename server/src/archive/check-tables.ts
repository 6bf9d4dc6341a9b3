import { Act, Sat } from '@fourfold/core/contract/exams';
import { Setting } from '@fourfold/core/contract/session';
import { hasUnknownKind } from '@fourfold/core/wire/item-of';
import * as z from 'zod';
import { firstIssue } from '../call/first-issue.ts';
import { StartError } from '../start-error.ts';
import type { Queryable } from './catalog.ts';

const sheets = ({ score, bubble_sheet_answers }: typeof Sat.shape | typeof Act.shape) => ({
  score,
  bubble_sheet_answers,
});

/** Schemas of JSON columns other than documents, taken from the replies. */
const schemas = {
  exams: z.discriminatedUnion('family', [
    z.object({ family: z.literal('sat'), ...sheets(Sat.shape) }),
    z.object({ family: z.literal('act'), ...sheets(Act.shape) }),
  ]),
  settings: Setting.pick({ sat_percentile_score: true, act_percentile_score: true }),
};
const keys = { exams: 'id', settings: 'only_row' } satisfies Record<keyof typeof schemas, string>;

/** Throws a StartError that names the first row and column with a value that a reply could not contain. */
export async function checkTables(client: Queryable): Promise<void> {
  for (const table of Object.keys(schemas) as (keyof typeof schemas)[]) {
    const { rows } = await client.query(`select * from ${table}`);
    for (const row of rows) {
      const { error } = schemas[table].safeParse(row);
      if (!error) continue;
      const { field, problem } = firstIssue(error, row, 'body');
      throw unreadable(`${table} ${row[keys[table]]}, ${field}: ${problem}`);
    }
  }
  await checkSkillCodes(client);
  await checkKinds(client);
}

/** No foreign key holds the skills of a question (migration 0021). */
async function checkSkillCodes(client: Queryable): Promise<void> {
  const { rows } = await client.query<{ id: string; code: string }>(`
    select q.id, tag.code from questions q, unnest(q.skill_codes) as tag (code)
     where not exists (select from skills s where s.code = tag.code) limit 1`);
  for (const { id, code } of rows) throw unreadable(`questions ${id}, skill_codes: there is no skill “${code}”`);
}

/** A newer version may know more kinds. */
async function checkKinds(client: Queryable): Promise<void> {
  const { rows } = await client.query<{ id: string; kind: string | null }>(
    'select id, kind from questions where kind is not null',
  );
  const row = rows.find(hasUnknownKind);
  if (row) throw unreadable(`questions ${row.id}, kind: there is no kind of questions “${row.kind}”`);
}

function unreadable(where: string): StartError {
  return new StartError(`The archive has a value that cannot be read: ${where}.`);
}
