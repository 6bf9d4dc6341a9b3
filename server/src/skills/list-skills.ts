import type { EditionSkills } from '@fourfold/core/contract/skills';
import { type Edition, editionNames } from '@fourfold/core/skills/editions';
import type { SkillDomain } from '@fourfold/core/skills/skill-list';
import { sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import type { Db } from '../database/db.ts';

/** Returns the skills of one edition or of all. */
export const listSkills: Handler<'GET /skills'> = async ({ query: { edition } }, { db }) => ({
  data: await Promise.all((edition ? [edition] : editionNames).map((name) => readSkills(db, name))),
});

/** The list of an edition as authors read it. */
export async function readSkills(db: Db, edition: Edition): Promise<EditionSkills> {
  const [list, domains, counts] = await Promise.all([
    db.selectFrom('skill_lists').select('rev').where('edition', '=', edition).executeTakeFirst(),
    readDomains(db, edition),
    countQuestions(db),
  ]);
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
    select code, count(*)::integer as count from questions, unnest(skill_codes) code group by code`.execute(db);
  return new Map(rows.map(({ code, count }) => [code, count]));
}
