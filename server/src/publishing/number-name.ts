import { examFamilies } from '@fourfold/core/exams/families';

/** A number of an exam as its grid has it, for one without a topic: "Math - Calculator 5". */
export function numberName({ section = '', position = 0 }: { section?: string; position?: number }): string {
  const sections = [...examFamilies.sat.sections, ...examFamilies.act.sections];
  return `${sections.find(({ type }) => type === section)?.title ?? section} ${position + 1}`;
}
