import type { QuestionTarget, SetTarget } from '@fourfold/core/proofs/authored';
import { allowsFullRun, canBeRight } from '@fourfold/core/proofs/can-be-right';
import type { WireQuestion } from '@fourfold/core/wire/item-of';
import { sql } from 'kysely';
import { keyFields } from '../content/key-fields.ts';
import type { Db } from '../database/db.ts';
import type { QuestionParentKind } from '../database/schema.ts';

/** A question's links: its own after a right and a wrong answer, and those of each answer. */
export type QuestionLinks = LinkSource & {
  link_right_question_id: string | null;
  link_wrong_question_id: string | null;
  link_right_problemset_id: string | null;
  link_wrong_problemset_id: string | null;
  answers: readonly { question: string | null; set: string | null }[];
};
type LinkSource = { parent_kind: QuestionParentKind; parent: string };
/** The targets of links as students see them. A question links only inside its own parent (Q173). */
export type LinkTargets = {
  question(id: string, from: LinkSource): QuestionTarget;
  set(id: string, from: LinkSource): SetTarget;
};

/**
 * Loads the targets of all links in these questions. `assumed` are ids that count as published: the
 * record that the author is about to publish, and its ancestors. For a link from an unpublished
 * parent every set counts as published (Q266).
 */
export async function loadLinkTargets(
  db: Db,
  rows: readonly QuestionLinks[],
  assumed: readonly string[],
): Promise<LinkTargets> {
  const questions = await loadLinkedQuestions(db, rows);
  const sets = await loadLinkedSets(db, rows, assumed);
  const hasClosedSet = [...sets.values()].some(({ is_open, is_deleted }) => !is_open && !is_deleted);
  const isOpen = await loadOpenParents(db, hasClosedSet ? rows : []);
  const canBeRightOf = await loadCanBeRight(db, [...sets.keys()]);
  return {
    question(id, { parent_kind, parent }) {
      const linked = questions.get(id);
      if (!linked || linked.is_deleted || linked.parent_kind !== parent_kind || linked.parent !== parent)
        return { id, position: 0, state: 'deleted' };
      return { id, position: linked.position, state: linked.is_hidden ? 'hidden' : 'shown' };
    },
    set(id, from) {
      const linked = sets.get(id);
      const target = { id, title: linked?.title ?? '', is_published: linked?.is_open === true };
      if (!linked || linked.is_deleted) return { ...target, state: 'deleted' };
      if (!linked.is_open && isOpen(from)) return { ...target, state: 'unpublished' };
      const questions = canBeRightOf(id);
      if (questions.length === 0) return { ...target, state: 'empty' };
      return { ...target, state: allowsFullRun(questions) ? 'shown' : 'endless' };
    },
  };
}

/** Returns a function that says whether students can open the sequence of a parent at present. */
async function loadOpenParents(db: Db, rows: readonly QuestionLinks[]): Promise<(source: LinkSource) => boolean> {
  const ids = [...new Set(rows.map(({ parent }) => parent))];
  if (ids.length === 0) return () => false;
  const { rows: openRows } = await sql<{ kind: string; id: string }>`
    select 'subtopic' as kind, id from open_subtopic_sequences where id = any (${ids}::uuid[])
    union all select 'subsubtopic', id from open_subsubtopic_sequences where id = any (${ids}::uuid[])
    union all select 'sattopic', id from open_topics where id = any (${ids}::uuid[])
    union all select 'exam', id from open_exam_questions where id = any (${ids}::uuid[])`.execute(db);
  const keys = new Set(openRows.map(({ kind, id }) => `${kind} ${id}`));
  return ({ parent_kind: kind, parent }) =>
    keys.has(`${kind === 'sat_question' || kind === 'act_question' ? 'exam' : kind} ${parent}`);
}

type QuestionRow = LinkSource & { id: string; position: number; is_hidden: boolean; is_deleted: boolean };

async function loadLinkedQuestions(db: Db, rows: readonly QuestionLinks[]): Promise<Map<string, QuestionRow>> {
  const ids = idsIn(rows, ({ link_right_question_id, link_wrong_question_id, answers }) => [
    link_right_question_id,
    link_wrong_question_id,
    ...answers.map(({ question }) => question),
  ]);
  if (ids.length === 0) return new Map();
  const result = await sql<QuestionRow>`
    select id, parent_kind, parent_id as parent, position, is_hidden, deleted_at is not null as is_deleted
      from questions where id = any (${ids}::uuid[])`.execute(db);
  return new Map(result.rows.map((row) => [row.id, row]));
}

type SetRow = { id: string; title: string; is_deleted: boolean; is_open: boolean };

/**
 * Loads the linked sets. A set is open if it is published and one of its parents is published with
 * all its ancestors, as in the view open_problem_sets; `assumed` ids count as published.
 */
async function loadLinkedSets(
  db: Db,
  rows: readonly QuestionLinks[],
  assumed: readonly string[],
): Promise<Map<string, SetRow>> {
  const ids = idsIn(rows, ({ link_right_problemset_id, link_wrong_problemset_id, answers }) => [
    link_right_problemset_id,
    link_wrong_problemset_id,
    ...answers.map(({ set }) => set),
  ]);
  if (ids.length === 0) return new Map();
  const isShown = (of: string) =>
    sql<boolean>`(${sql.ref(`${of}.deleted_at`)} is null
                  and (${sql.ref(`${of}.is_publish`)} or ${sql.ref(`${of}.id`)} = any (${assumed}::uuid[])))`;
  const result = await sql<SetRow>`
    select s.id, s.title, s.deleted_at is not null as is_deleted,
           ${isShown('s')} and exists (
             select from problem_set_places p
               left join subsubtopics sst on p.parent_kind = 'subsubtopic' and sst.id = p.parent_id
               left join subtopics st on st.id = sst.subtopic_id
               left join topics t on t.id = case p.parent_kind when 'sattopic' then p.parent_id else st.topic_id end
               left join exam_questions n
                 on p.parent_kind in ('sat_question', 'act_question') and n.id = p.parent_id
               left join exams e on e.id = n.exam_id
              where p.problem_set_id = s.id
                and case p.parent_kind
                      when 'subsubtopic' then ${isShown('sst')} and ${isShown('st')} and ${isShown('t')}
                      when 'sattopic' then ${isShown('t')}
                      else ${isShown('n')} and ${isShown('e')}
                    end) as is_open
      from problem_sets s where s.id = any (${ids}::uuid[])`.execute(db);
  return new Map(result.rows.map((row) => [row.id, row]));
}

/** Returns, for each visible question of a set in order, whether a right answer is possible. */
async function loadCanBeRight(db: Db, sets: readonly string[]): Promise<(set: string) => readonly boolean[]> {
  if (sets.length === 0) return () => [];
  const { rows } = await sql<WireQuestion & { parent: string }>`
    select q.parent_id as parent, q.kind,
           array(select jsonb_build_object(${keyFields('a')})
                   from answers a where a.question_id = q.id order by a.position, a.id) as answers
      from questions q
     where q.parent_kind = 'problem_set' and q.parent_id = any (${sets}::uuid[])
       and q.deleted_at is null and not q.is_hidden
     order by q.position, q.id`.execute(db);
  const bySet = Map.groupBy(rows, ({ parent }) => parent);
  const canBeRightBySet = new Map([...bySet].map(([set, questions]) => [set, questions.map(canBeRight)]));
  return (set) => canBeRightBySet.get(set) ?? [];
}

function idsIn(rows: readonly QuestionLinks[], of: (row: QuestionLinks) => readonly (string | null)[]): string[] {
  return [...new Set(rows.flatMap(of))].filter((id) => id !== null);
}
