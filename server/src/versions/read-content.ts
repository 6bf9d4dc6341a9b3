import type { VersionContent } from '@fourfold/core/authoring/versions/version-content';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import { chosenKind, kindChoiceOf } from '@fourfold/core/wire/chosen-kind';
import { sql } from 'kysely';
import { acceptedColumn, kindField } from '../content/key-fields.ts';
import type { Tx } from '../database/db.ts';

export type StoredContent = VersionContent<RichDocument>;

/** What a question says now, and who saved it last: null for an import, or the seed. */
export type PresentContent = { content: StoredContent; saved_at: Date; saved_by: string | null };

type Row = Parameters<typeof kindChoiceOf>[0] & {
  content: Omit<StoredContent, 'kind'>;
  saved_at: Date;
  saved_by: string | null;
};

/** Reads a locked question. */
export async function readPresentContent(tx: Tx, id: string): Promise<PresentContent> {
  const { rows } = await sql<Row>`
    select ${kindField('q')}, last.saved_at, last.saved_by,
           jsonb_build_object(
             'question', q.question, 'question_exp', q.question_exp, 'help', q.help, 'help_exp', q.help_exp,
             'rank', q.rank, 'is_calc', q.is_calc, 'exp_position_before_answer', q.exp_position_before_answer,
             'skill_codes', to_jsonb(q.skill_codes),
             'link_right_question_id', q.link_right_question_id, 'link_wrong_question_id', q.link_wrong_question_id,
             'link_right_problemset_id', q.link_right_problemset_id,
             'link_wrong_problemset_id', q.link_wrong_problemset_id,
             'answers', (select coalesce(jsonb_agg(${answerObject} order by a.position, a.id), '[]')
                           from answers a where a.question_id = q.id)) as content
      from questions q,
           lateral (select at as saved_at, by as saved_by
                      from (select q.updated_at as at, q.updated_by as by
                             union all select a.updated_at, a.updated_by from answers a where a.question_id = q.id) saves
                     order by at desc limit 1) last
     where q.id = ${id}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`question ${id} is locked, but was not read`);
  return {
    content: { ...row.content, kind: chosenKind(kindChoiceOf(row)) },
    saved_at: row.saved_at,
    saved_by: row.saved_by,
  };
}

const answerObject = sql`jsonb_build_object(
  'id', a.id, 'answer', a.answer, 'explanation', a.explanation, 'correct', a.correct,
  'typed', case when ${acceptedColumn('a')} is not null then jsonb_build_object(
     'text', ${acceptedColumn('a')}, 'exact', a.is_exact_match, 'symbol', a.symbol,
     'symbol_left', a.symbol_position_left) end,
  'next_question_id', a.next_question_id, 'link_problemset_id', a.link_problemset_id)`;
