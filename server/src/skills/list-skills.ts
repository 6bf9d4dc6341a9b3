import type { EditionSkills } from '@fourfold/core/contract/skills';
import { type Edition, editionNames } from '@fourfold/core/skills/editions';
import type { SkillDomain } from '@fourfold/core/skills/skill-list';
import { sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import type { Db } from '../database/db.ts';

/** Returns the skills of one edition or of all. */
export const listSkills: Handler<'GET /skills'> = async ({ query: { edition } }, { db }) => {
  const counts = await countQuestions(db);
  const data: EditionSkills[] = [];
  for (const name of edition ? [edition] : editionNames) data.push(await readSkills(db, name, counts));
  return { data };
};

/** The list of an edition as authors read it; `counts` are the questions by skill. */
export async function readSkills(
  db: Db,
  edition: Edition,
  counts: ReadonlyMap<string, number>,
): Promise<EditionSkills> {
  const list = await db.selectFrom('skill_lists').select('rev').where('edition', '=', edition).executeTakeFirst();
  const domains = await readDomains(db, edition);
  return {
    edition,
    // An archive may come without the list of an edition.
    rev: list?.rev ?? 0,
    domains: domains.map(({ skills, ...domain }) => ({
      ...domain,
      skills: skills.map((skill) => ({ ...skill, question_count: counts.get(skill.code) ?? 0 })),
    })),
  };
}

/** The domains of an edition with their skills, in display order. */
export async function readDomains(db: Db, edition: Edition): Promise<SkillDomain[]> {
  const { rows } = await sql<SkillDomain>`
    select d.code, d.section, d.title, d.retired_at is not null as retired,
           (select coalesce(json_agg(json_build_object('code', s.code, 'title', s.title,
                                                       'retired', s.retired_at is not null)
                                     order by s.position), '[]')
              from skills s where s.domain_code = d.code) as skills
      from skill_domains d where d.edition = ${edition} order by d.position`.execute(db);
  return rows;
}

/** The number of questions by skill, those in the recycle bin included: a restored question has its skills again. */
export async function countQuestions(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; count: number }>`
    select tag.code, count(*)::integer as count
      from questions q, unnest(q.skill_codes) as tag (code) group by tag.code`.execute(db);
  return new Map(rows.map(({ code, count }) => [code, count]));
}
