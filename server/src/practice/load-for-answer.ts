import type { KeyAnswer } from '@fourfold/core/answers/question';
import type { AnswerRecord } from '@fourfold/core/contract/practice';
import { type Kysely, sql } from 'kysely';
import { maySee, type Reader } from '../content/reader.ts';
import type { Database, QuestionParentKind } from '../database/schema.ts';
import { placeColumns, progressJson } from './load-progress.ts';
import { newProgress, type Place, type ProgressRow } from './present-progress.ts';
import { parentKindOf, type Reference } from './reference.ts';

/** A question with its key and its links as the student may follow them, also when it was hidden or deleted since. */
export type QuestionWithKey = {
  parent_kind: QuestionParentKind;
  parent_id: string;
  position: number;
  link_right_question_id: string | null;
  link_wrong_question_id: string | null;
  link_right_problemset_id: string | null;
  link_wrong_problemset_id: string | null;
  answers: (KeyAnswer & { next_question_id: string | null; link_problemset: { _id: string } | null })[];
};

export type ForAnswer = {
  /** What the record's id names already: this very answer, or another one. */
  known: 'this' | 'another' | null;
  progress: ProgressRow;
  place: Place;
  question: QuestionWithKey | null;
  /** The reference's questions that are shown to students, by position. */
  visible: { id: string; position: number; is_hidden: false }[];
};

/**
 * Everything that deciding on one answer needs: one statement, so that the hot path asks twice in all. Only a question
 * that leads to a set asks once more.
 */
export async function loadForAnswer(
  db: Kysely<Database>,
  {
    user_id,
    record,
    reference,
    reader,
  }: {
    user_id: string;
    record: AnswerRecord;
    reference: Reference;
    reader: Reader;
  },
): Promise<ForAnswer> {
  const { rows } = await sql<Loaded>`
    select (select case when e.question_id = ${record.question_id} and e.reference_type = ${reference.type}
                         and e.reference_id = ${reference.id} then 'this' else 'another' end
              from practice_events e
             where e.user_id = ${user_id} and e.record_id = ${record.id}) as known,
           ${progressJson(user_id, reference)} as progress,
           ${placeColumns(reference)},
           ${questionJson(record.question_id)} as question,
           (select coalesce(json_agg(json_build_object('id', v.id, 'position', v.position, 'is_hidden', v.is_hidden)
                                     order by v.position, v.id), '[]')
              from questions v
             where v.parent_kind = ${parentKindOf[reference.type]} and v.parent_id = ${reference.id}
               and v.deleted_at is null and not v.is_hidden) as visible
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a select without from answers one row');
  const { known, progress, question, visible, ...place } = row;
  const linked = question && known === null ? await withOpenSets(db, reader, question) : question;
  return { known, progress: progress ?? newProgress(reference), place, question: linked, visible };
}

type Loaded = Place & Omit<ForAnswer, 'progress' | 'place'> & { progress: ProgressRow | null };

/** Its links stay as they are: `visible` says which questions they lead to, and `withOpenSets` which sets. */
function questionJson(id: string) {
  return sql`(
    select json_build_object(
             'parent_kind', q.parent_kind, 'parent_id', q.parent_id, 'position', q.position,
             'link_right_question_id', q.link_right_question_id,
             'link_wrong_question_id', q.link_wrong_question_id,
             'link_right_problemset_id', q.link_right_problemset_id,
             'link_wrong_problemset_id', q.link_wrong_problemset_id,
             'answers', (
               select coalesce(json_agg(json_build_object(
                        'id', a.id, 'correct', a.correct, 'is_free_response', a.is_free_response,
                        'free_response_answer', a.free_response_answer, 'is_exact_match', a.is_exact_match,
                        'next_question_id', a.next_question_id,
                        'link_problemset', case when a.link_problemset_id is not null
                                                then json_build_object('_id', a.link_problemset_id) end)
                      order by a.position), '[]')
                 from answers a where a.question_id = q.id))
      from questions q
     where q.id = ${id})`;
}

/** Without its links to sets that the reader may not open. Few questions have any: to plan for them costs each answer. */
async function withOpenSets(db: Kysely<Database>, reader: Reader, question: QuestionWithKey): Promise<QuestionWithKey> {
  const { link_right_problemset_id, link_wrong_problemset_id, answers } = question;
  const own = answers.map(({ link_problemset }) => link_problemset?._id ?? null);
  const linked = [link_right_problemset_id, link_wrong_problemset_id, ...own].filter((id) => id !== null);
  if (linked.length === 0) return question;
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${linked}::uuid[]) as wanted (id)
     where ${maySee(reader, 'problem_sets', 'wanted.id')}
  `.execute(db);
  const isOpen = (id: string | null) => rows.some((row) => row.id === id);
  return {
    ...question,
    link_right_problemset_id: isOpen(link_right_problemset_id) ? link_right_problemset_id : null,
    link_wrong_problemset_id: isOpen(link_wrong_problemset_id) ? link_wrong_problemset_id : null,
    answers: answers.map((answer, at) => (isOpen(own[at] ?? null) ? answer : { ...answer, link_problemset: null })),
  };
}
