import type { ClassDomain } from '../contract/score-report.ts';
import { type ReportSkill, withoutSkill } from './report-skill.ts';

/** The right answers of a class to the questions of one skill; null: to those without a skill. */
export type SkillShare = { skill: string | null; right: number; of: number };

type Sums = Pick<ClassDomain, 'right' | 'of'>;

/** The answers of a class by domain and by skill within it, in the order of `skills`; those without a skill are last. */
export function classShares(shares: readonly SkillShare[], skills: readonly ReportSkill[]): ClassDomain[] {
  const known = new Set(skills.map(({ code }) => code));
  const domains = new Map<string, ClassDomain>();
  for (const { code, title, domain_code, domain_title } of skills) {
    const own = shares.filter(({ skill }) => skill === code);
    if (own.length === 0) continue;
    const domain = domains.get(domain_code) ?? { code: domain_code, title: domain_title, right: 0, of: 0, skills: [] };
    const sums = sumOf(own);
    domains.set(domain_code, {
      ...domain,
      right: domain.right + sums.right,
      of: domain.of + sums.of,
      skills: [...domain.skills, { code, title, ...sums }],
    });
  }
  const others = shares.filter(({ skill }) => skill === null || !known.has(skill));
  const without = { code: null, title: withoutSkill, ...sumOf(others), skills: [] };
  return [...domains.values(), ...(others.length > 0 ? [without] : [])];
}

function sumOf(shares: readonly SkillShare[]): Sums {
  return {
    right: shares.reduce((sum, { right }) => sum + right, 0),
    of: shares.reduce((sum, { of }) => sum + of, 0),
  };
}
