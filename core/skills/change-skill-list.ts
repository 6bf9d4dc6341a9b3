import { type Edition, editions } from './editions.ts';
import { newSkillCode } from './internal/skill-code.ts';
import { domainsBySection, type Skill, type SkillDomain } from './skill-list.ts';

/** A skill as an author wants it; without a code it is new. */
export type WantedSkill = { code?: string | undefined; title: string; retired?: boolean | undefined };
export type WantedDomain = WantedSkill & { section: string; skills: readonly WantedSkill[] };

type SkillListChange = {
  edition: Edition;
  current: readonly SkillDomain[];
  wanted: readonly WantedDomain[];
  /** The codes of skills that questions have, those in the recycle bin included. */
  used: ReadonlySet<string>;
};

/**
 * The list after an author's change, with codes for what is new and the domains in the order of the sections; or a
 * sentence for the author on why the change is not possible. A skill may move to another domain and keeps its code.
 */
export function changeSkillList(change: SkillListChange): { domains: SkillDomain[] } | { problem: string } {
  const problem = problemOf(change);
  if (problem !== null) return { problem };
  const { edition, current, wanted } = change;
  const taken = new Set(entriesOf(current).map(({ code }) => code));
  const coded = ({ code, title, retired = false }: WantedSkill, parent: string): Skill => {
    const entry = { code: code ?? newSkillCode(parent, title, taken), title, retired };
    taken.add(entry.code);
    return entry;
  };
  const domains = wanted.map(({ section, skills, ...domain }): SkillDomain => {
    const own = coded(domain, `${edition}.${section}`);
    return { ...own, section, skills: skills.map((skill) => coded(skill, own.code)) };
  });
  return { domains: domainsBySection(edition, domains).flatMap((section) => section.domains) };
}

function problemOf({ edition, current, wanted, used }: SkillListChange): string | null {
  const sections: readonly string[] = Object.keys(editions[edition].sections);
  const strange = wanted.find(({ section }) => !sections.includes(section));
  if (strange) return `The ${editions[edition].title} has no section “${strange.section}”.`;
  return (
    unknownEntry(current, wanted) ??
    repeatedCode(wanted) ??
    movedDomain(current, wanted) ??
    repeatedTitle(wanted) ??
    deletedInUse(current, wanted, used)
  );
}

function unknownEntry(current: readonly SkillDomain[], wanted: readonly WantedDomain[]): string | null {
  const domains = new Set(current.map(({ code }) => code));
  const skills = new Set(current.flatMap((domain) => domain.skills.map(({ code }) => code)));
  const unknown =
    wanted.find(({ code }) => code !== undefined && !domains.has(code)) ??
    wanted.flatMap((domain) => domain.skills).find(({ code }) => code !== undefined && !skills.has(code));
  return unknown ? `“${unknown.title}” is not in the list any more.` : null;
}

function repeatedCode(wanted: readonly WantedDomain[]): string | null {
  const seen = new Set<string>();
  for (const { code, title } of entriesOf(wanted)) {
    if (code === undefined) continue;
    if (seen.has(code)) return `“${title}” is in the list twice.`;
    seen.add(code);
  }
  return null;
}

/** The code of a domain names its section. */
function movedDomain(current: readonly SkillDomain[], wanted: readonly WantedDomain[]): string | null {
  const sectionByCode = new Map(current.map(({ code, section }) => [code, section]));
  const moved = wanted.find(({ code, section }) => code !== undefined && sectionByCode.get(code) !== section);
  return moved ? `The domain “${moved.title}” cannot move to another section.` : null;
}

function repeatedTitle(wanted: readonly WantedDomain[]): string | null {
  const bySection = [...Map.groupBy(wanted, ({ section }) => section).values()];
  const domain = bySection.map(firstRepeated).find((title) => title !== null);
  if (domain) return `The section has two domains with the title “${domain}”.`;
  for (const { title, skills } of wanted) {
    const skill = firstRepeated(skills);
    if (skill !== null) return `The domain “${title}” has two skills with the title “${skill}”.`;
  }
  return null;
}

/** The first title that another entry before it has, too; upper and lower case make no difference. */
function firstRepeated(entries: readonly WantedSkill[]): string | null {
  const titles = entries.map(({ title }) => title.toLowerCase());
  return entries.find((_, at) => titles.indexOf(titles[at] ?? '') < at)?.title ?? null;
}

function deletedInUse(
  current: readonly SkillDomain[],
  wanted: readonly WantedDomain[],
  used: ReadonlySet<string>,
): string | null {
  const kept = new Set(entriesOf(wanted).map(({ code }) => code));
  const deleted = current.flatMap(({ skills }) => skills).find(({ code }) => !kept.has(code) && used.has(code));
  return deleted ? `Questions have the skill “${deleted.title}”: it can be retired, but not deleted.` : null;
}

type Entry = { code?: string | undefined; title: string };

/** Domains and skills in one list, in display order. */
function entriesOf<Skills extends Entry>(
  domains: readonly (Skills & { skills: readonly Skills[] })[],
): readonly Skills[] {
  return domains.flatMap((domain) => [domain, ...domain.skills]);
}

/** What a change of the list did, for the audit, by the titles before it. Empty if it changed nothing. */
export function skillListChanges(before: readonly SkillDomain[], after: readonly SkillDomain[]) {
  const [old, now] = [entriesOf<Skill>(before), entriesOf<Skill>(after)];
  const oldByCode = new Map(old.map((entry) => [entry.code, entry]));
  const nowByCode = new Map(now.map((entry) => [entry.code, entry]));
  const pairs = old.flatMap((entry) => {
    const next = nowByCode.get(entry.code);
    return next ? [{ entry, next }] : [];
  });
  const orderOf = (domains: readonly SkillDomain[], known: ReadonlyMap<string, Skill>) =>
    JSON.stringify(
      domains
        .filter(({ code }) => known.has(code))
        .map(({ code, skills }) => [code, skills.flatMap((one) => (known.has(one.code) ? [one.code] : []))]),
    );
  const changes = {
    added: now.filter(({ code }) => !oldByCode.has(code)).map(({ title }) => title),
    deleted: old.filter(({ code }) => !nowByCode.has(code)).map(({ title }) => title),
    renamed: pairs.flatMap(({ entry, next }) => (entry.title === next.title ? [] : [`${entry.title} → ${next.title}`])),
    retired: pairs.flatMap(({ entry, next }) => (!entry.retired && next.retired ? [entry.title] : [])),
    restored: pairs.flatMap(({ entry, next }) => (entry.retired && !next.retired ? [entry.title] : [])),
    ...(orderOf(before, nowByCode) !== orderOf(after, oldByCode) && { order: 'changed' }),
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value.length > 0));
}
