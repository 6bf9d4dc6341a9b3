import { versionQuestionLinks, versionSetLinks } from '@fourfold/core/authoring/versions/version-content';
import type { DroppedParts } from '@fourfold/core/contract/question-versions';
import { sql } from 'kysely';
import type { QuestionList } from '../authoring/question-list.ts';
import { listRowsOf } from '../content/content-list.ts';
import type { Db } from '../database/db.ts';
import type { StoredContent } from './read-content.ts';

/** The content without links to questions and problem sets that no longer exist, and without deleted skills. */
export async function dropMissing(
  db: Db,
  { id, list }: { id: string; list: QuestionList },
  content: StoredContent,
): Promise<{ content: StoredContent; dropped: DroppedParts }> {
  const { answers } = content;
  const [questions, sets, skills] = await Promise.all([
    existing(db, sql`questions`, linksOf(content, 'question'), listRowsOf(list).condition),
    existing(db, sql`living_problem_sets`, linksOf(content, 'set')),
    existingSkills(db, content.skill_codes),
  ]);
  const dropped = { question_links: 0, set_links: 0, skills: content.skill_codes.filter((code) => !skills.has(code)) };
  const keep = (link: string | null, known: ReadonlySet<string>, count: 'question_links' | 'set_links') => {
    if (link === null || (known.has(link) && link !== id)) return link;
    dropped[count]++;
    return null;
  };
  const usable: StoredContent = {
    ...content,
    skill_codes: content.skill_codes.filter((code) => skills.has(code)),
    answers: answers.map((answer) => ({
      ...answer,
      next_question_id: keep(answer.next_question_id, questions, 'question_links'),
      link_problemset_id: keep(answer.link_problemset_id, sets, 'set_links'),
    })),
  };
  for (const name of versionQuestionLinks) usable[name] = keep(content[name], questions, 'question_links');
  for (const name of versionSetLinks) usable[name] = keep(content[name], sets, 'set_links');
  return { content: usable, dropped };
}

/** The ids of the questions or of the problem sets that a content links to. */
export function linksOf(content: StoredContent, kind: 'question' | 'set'): string[] {
  const own = kind === 'question' ? versionQuestionLinks : versionSetLinks;
  const ofAnswer = kind === 'question' ? 'next_question_id' : 'link_problemset_id';
  const links = [...own.map((name) => content[name]), ...content.answers.map((answer) => answer[ofAnswer])];
  return links.filter((link) => link !== null);
}

async function existing(
  db: Db,
  table: ReturnType<typeof sql>,
  ids: readonly string[],
  condition = sql<boolean>`true`,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from ${table} where id = any (${ids}::uuid[]) and ${condition}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

async function existingSkills(db: Db, codes: readonly string[]): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return new Set();
  const rows = await db
    .selectFrom('skills')
    .select('code')
    .where('code', 'in', [...codes])
    .execute();
  return new Set(rows.map(({ code }) => code));
}
