import type { WantedDomain, WantedSkill } from './change-skill-list.ts';

type Domains = readonly WantedDomain[];

/** Gives the domain or skill with this code another title, or retires it or brings it back. */
export function editSkill(domains: Domains, code: string, change: Partial<Pick<WantedSkill, 'title' | 'retired'>>) {
  const edited = <Entry extends WantedSkill>(entry: Entry) => (entry.code === code ? { ...entry, ...change } : entry);
  return domains.map((domain) => ({ ...edited(domain), skills: domain.skills.map(edited) }));
}

/** Removes the domain, with its skills, or the skill. */
export function removeSkill(domains: Domains, code: string): WantedDomain[] {
  return domains
    .filter((domain) => domain.code !== code)
    .map((domain) => ({ ...domain, skills: domain.skills.filter((skill) => skill.code !== code) }));
}

export function addDomain(domains: Domains, section: string, title: string): WantedDomain[] {
  return [...domains, { section, title, skills: [] }];
}

/** Adds a skill as the last of a domain. */
export function addSkill(domains: Domains, domainCode: string, title: string): WantedDomain[] {
  return domains.map((domain) =>
    domain.code === domainCode ? { ...domain, skills: [...domain.skills, { title }] } : domain,
  );
}

/** Moves a domain among those of its section, or a skill among those of its domain, by one; at the end it stays. */
export function moveSkill(domains: Domains, code: string, by: -1 | 1): WantedDomain[] {
  const domain = domains.find((one) => one.code === code);
  if (domain) {
    const section = domains.filter((one) => one.section === domain.section);
    const moved = moveBy(section, code, by);
    return domains.map((one) => (one.section === domain.section ? (moved[section.indexOf(one)] ?? one) : one));
  }
  return domains.map((one) => ({ ...one, skills: moveBy(one.skills, code, by) }));
}

function moveBy<Entry extends WantedSkill>(entries: readonly Entry[], code: string, by: -1 | 1): readonly Entry[] {
  const from = entries.findIndex((entry) => entry.code === code);
  const moved = entries[from];
  const other = entries[from + by];
  if (!moved || !other) return entries;
  return entries.map((entry) => (entry === moved ? other : entry === other ? moved : entry));
}
