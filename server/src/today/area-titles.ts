import { topicKindNames, topicKinds } from '@fourfold/core/topics/topic-kinds';
import type { Db } from '../database/db.ts';

/** The titles of areas: domains by their codes, kinds of topics by their names; another area is its own title. */
export async function areaTitles(db: Db, areas: readonly string[]): Promise<(area: string) => string> {
  const domains = await db
    .selectFrom('skill_domains')
    .where('code', 'in', [...areas, ''])
    .select(['code', 'title'])
    .execute();
  const titles = new Map(domains.map(({ code, title }) => [code, title]));
  return (area) => {
    const kind = topicKindNames.find((name) => name === area);
    return titles.get(area) ?? (kind ? topicKinds[kind].title : area);
  };
}
