import { examFamilies } from '@fourfold/core/exams/families';

/** Returns the name of an exam question without a topic, as in the exam's grid: "Math - Calculator 5". */
export function examQuestionName({ section = '', position = 0 }: { section?: string; position?: number }): string {
  const sections = [...examFamilies.sat.sections, ...examFamilies.act.sections];
  return `${sections.find(({ type }) => type === section)?.title ?? section} ${position + 1}`;
}
