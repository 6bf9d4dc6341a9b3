import type { StartingSkillCode } from '@fourfold/core/skills/starting-list';

/**
 * The lessons of a skill by their numbers, for courses that we know: only lessons whose problems are all about it.
 * The others are left to the authors, who find their questions in the content health.
 */
const knownLessons: Readonly<Record<string, Readonly<Partial<Record<StartingSkillCode, readonly string[]>>>>> = {
  // By the table of contents of Elementary Algebra 2e.
  'OpenStax: Elementary Algebra': {
    'sat.math.algebra.linear-equations-one-variable': ['2.1', '2.2', '2.3', '2.4', '2.5'],
    'sat.math.algebra.linear-inequalities': ['2.7', '3.6', '4.7'],
    'sat.math.algebra.linear-equations-two-variables': ['4.2', '4.3', '4.5', '4.6'],
    'sat.math.algebra.systems-of-linear-equations': ['5.2', '5.3', '5.4', '5.5'],
    'sat.math.advanced-math.equivalent-expressions': [
      ...['6.1', '6.2', '6.3', '6.4', '6.5', '6.6', '7.1', '7.2', '7.3', '7.4', '7.5'],
      ...['8.1', '8.2', '8.3', '8.4', '8.5', '9.2', '9.3', '9.4', '9.5', '9.7', '9.8'],
    ],
    'sat.math.advanced-math.nonlinear-equations': ['7.6', '8.6', '9.6', '10.1', '10.2', '10.3', '10.4'],
    'sat.math.advanced-math.nonlinear-functions': ['10.5'],
    'sat.math.problem-solving-and-data-analysis.percentages': ['3.2'],
  },
};

/** The skills of a lesson, such as "7.2 Factor Trinomials"; empty if they are not certain. */
export function skillsOfLesson({ course, lesson }: { course: string; lesson: string }): StartingSkillCode[] {
  const number = lesson.split(/\s/, 1)[0] ?? '';
  const entries = Object.entries(knownLessons[course] ?? {}) as [StartingSkillCode, readonly string[]][];
  return entries.flatMap(([code, lessons]) => (lessons.includes(number) ? [code] : []));
}
