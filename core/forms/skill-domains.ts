import type { ExamPart } from '../exams/section.ts';
import { sectionsOf } from '../skills/editions.ts';
import type { SkillDomain } from '../skills/skill-list.ts';
import type { Family } from '../wire/exams/exam-family.ts';

/** The domains of a part of a test on screen: those of the section of skills with its title. Retired ones are left out. */
export function domainsOfPart<Domain extends Pick<SkillDomain, 'section' | 'retired'>>(
  family: Family,
  { title }: Pick<ExamPart, 'title'>,
  domains: readonly Domain[],
): Domain[] {
  const section = sectionsOf(family).find(([, sectionTitle]) => sectionTitle === title)?.[0];
  return domains.filter((domain) => domain.section === section && !domain.retired);
}
