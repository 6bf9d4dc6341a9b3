import type { MistakeLocation } from '@fourfold/core/contract/mistakes';
import type { Given } from '@fourfold/core/kinds/registry';
import { sql } from 'kysely';
import type { SessionContext } from '../call/handler.ts';
import { readerOf } from '../content/reader.ts';
import type { Db } from '../database/db.ts';
import { mainParent } from '../practice/list-started.ts';
import { hasLocation, type Miss } from './miss.ts';

/** What was given in the stored answers of misses, by their keys. */
export async function loadGiven(db: Db, user_id: string, misses: readonly Miss[]): Promise<ReadonlyMap<string, Given>> {
  const answered = misses.filter(({ seq }) => seq !== null);
  const column = <Value>(of: (miss: Miss) => Value) => answered.map(of);
  const { rows } = await sql<{ key: string; given: Given }>`
    select m.key, e.given
      from unnest(${column(({ key }) => key)}::text[], ${column((miss) => miss.reference_type)}::text[],
                  ${column((miss) => miss.reference_id)}::uuid[], ${column(({ seq }) => seq)}::integer[])
           as m (key, reference_type, reference_id, seq)
      join practice_events e on e.user_id = ${user_id} and e.reference_type = m.reference_type
                            and e.reference_id = m.reference_id and e.seq = m.seq
  `.execute(db);
  return new Map(rows.map(({ key, given }) => [key, given]));
}

/** The location of a question, and which revision and number it has now. */
export type QuestionLocation = Omit<MistakeLocation, 'reference_type' | 'reference_id' | 'open'> & {
  id: string;
  revision: number | null;
  /** In its test, from 1; null in practice. */
  number: number | null;
};

/** The locations of questions by their ids: those of their parents, which a question never changes. */
export async function loadLocations(
  { db, session }: SessionContext<'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, QuestionLocation>> {
  const { rows } = await sql<QuestionLocation>`
    select q.id, q.revision, coalesce(s.title, sst.title, st.title, exam.title, e.title, '') as title,
           e.id as exam_id, exam.id as exam_question_id, e.family, q.section,
           t.kind as topic_type, t.id as topic_id, st.id as subtopic_id, sst.id as subsubtopic_id,
           case when q.parent_kind in ('sat_test', 'act_test') then (
             select count(*)::integer from questions b
              where b.parent_kind = q.parent_kind and b.parent_id = q.parent_id and b.section = q.section
                and b.is_real = q.is_real and b.deleted_at is null and not b.is_hidden
                and (b.position, b.id) <= (q.position, q.id)) end as number
      from questions q
      left join problem_sets s on q.parent_kind = 'problem_set' and s.id = q.parent_id
      left join lateral (${mainParent(readerOf(session))}) parent on true
      left join subsubtopics sst on sst.id = case q.parent_kind when 'subsubtopic' then q.parent_id
        when 'problem_set' then parent.subsubtopic_id end
      left join subtopics st on st.id = case q.parent_kind when 'subtopic' then q.parent_id else sst.subtopic_id end
      left join topics t on t.id = coalesce(st.topic_id, parent.sattopic_id)
      left join exam_questions exam on exam.id = case
        when q.parent_kind in ('sat_question', 'act_question') then q.parent_id else parent.exam_question_id end
      left join exams e on e.id = case
        when q.parent_kind in ('sat_test', 'act_test') then q.parent_id else exam.exam_id end
     where q.id = any (${[...ids]}::uuid[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

const unknownLocation: Omit<MistakeLocation, 'reference_type' | 'reference_id' | 'open'> = {
  ...{ title: '', exam_id: null, exam_question_id: null, family: null, section: null },
  ...{ topic_type: null, topic_id: null, subtopic_id: null, subsubtopic_id: null },
};

/** Converts the location of a miss to the reply. Of a card and the diagnostic only the type is said. */
export function presentLocation(
  { reference_type, reference_id, paper }: Miss,
  location: QuestionLocation | undefined,
  open: boolean,
): MistakeLocation {
  if (paper) {
    const { exam_id, exam_title: title, family, section } = paper;
    return {
      ...unknownLocation,
      reference_type: null,
      reference_id: null,
      title,
      exam_id,
      family,
      section,
      open: true,
    };
  }
  const {
    id: _,
    revision: __,
    number: ___,
    ...known
  } = location ?? { ...unknownLocation, id: '', revision: null, number: null };
  return { ...known, reference_type, reference_id: hasLocation(reference_type) ? reference_id : null, open };
}
