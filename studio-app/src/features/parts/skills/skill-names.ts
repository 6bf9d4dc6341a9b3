import { editions } from '@fourfold/core/skills/editions';
import { type SkillList, skillGroups } from '@fourfold/core/skills/skill-list';

/** The skills that match a text, for the search field; by domain, which is "SAT, Algebra". */
export function skillOptions(
  lists: readonly SkillList[],
  { chosen, text, isFull }: { chosen: ReadonlySet<string>; text: string; isFull: boolean },
) {
  const search = text.trim().toLowerCase();
  return skillGroups(lists, [...chosen]).flatMap(({ edition, domain, skills }) => {
    const group = `${editions[edition].title}, ${domain.title}`;
    return skills
      .filter(({ title }) => `${group}, ${title}`.toLowerCase().includes(search))
      .map(({ code, title, retired }) => ({
        id: code,
        label: title,
        group,
        note: retired ? 'retired' : undefined,
        disabled: isFull && !chosen.has(code),
      }));
  });
}

/** "1 skill", "3 skills". */
export function skillCount(count: number): string {
  return count === 1 ? '1 skill' : `${count} skills`;
}
