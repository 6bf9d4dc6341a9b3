import { type Edition, editionNames, sectionsOf } from './editions.ts';

/** A skill that questions are tagged with. Its code never changes; its title may. */
export type Skill = {
  code: string;
  title: string;
  /** Not offered for further questions; the questions that have it keep it. */
  retired: boolean;
};

/** Skills of a section of the test that belong together, in display order. */
export type SkillDomain = Skill & { section: string; skills: readonly Skill[] };

/** The list of an edition, its domains in the order of its sections. */
export type SkillList = { edition: Edition; domains: readonly SkillDomain[] };

/** The skill, its domain and its edition; null if no list has the code. */
export function findSkill(lists: readonly SkillList[], code: string) {
  for (const { edition, domains } of lists) {
    for (const domain of domains) {
      const skill = domain.skills.find((one) => one.code === code);
      if (skill) return { edition, domain, skill };
    }
  }
  return null;
}

/** A domain with those of its skills that a question may get, or has already. */
export type SkillGroup = { edition: Edition; domain: SkillDomain; skills: readonly Skill[] };

/** The skills to choose from, by domain: those not retired, and those of `chosen`. Domains without any are left out. */
export function skillGroups(lists: readonly SkillList[], chosen: readonly string[]): SkillGroup[] {
  return lists.flatMap(({ edition, domains }) =>
    domains.flatMap((domain) => {
      const skills = domain.skills.filter(({ code, retired }) => chosen.includes(code) || !(retired || domain.retired));
      return skills.length === 0 ? [] : [{ edition, domain, skills }];
    }),
  );
}

/** The domains of each section of an edition, also of sections without a domain. */
export function domainsBySection<Domain extends { section: string }>(edition: Edition, domains: readonly Domain[]) {
  return sectionsOf(edition).map(([code, title]) => ({
    code,
    title,
    domains: domains.filter(({ section }) => section === code),
  }));
}

/** The most skills that a question may have. */
export const maxQuestionSkills = 10;

/** Codes as they are stored with a question: each once, in alphabetical order, so that equal sets are equal lists. */
export function storedSkillCodes(codes: readonly string[]): string[] {
  return [...new Set(codes)].sort();
}

/** Whether the code could be that of a skill: edition, section, domain and skill. */
export function isSkillCode(code: string): boolean {
  return codePattern.test(code) && (editionNames as readonly string[]).includes(code.split('.', 1)[0] ?? '');
}

const codePattern = /^[a-z0-9-]+(\.[a-z0-9-]+){3}$/;
