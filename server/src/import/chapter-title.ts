/** Courses whose lines number their chapters and name only their lessons. */
const chapters: Readonly<Record<string, readonly string[]>> = {
  // From the table of contents of Elementary Algebra 2e.
  'OpenStax: Elementary Algebra': [
    'Foundations',
    'Solving Linear Equations and Inequalities',
    'Math Models',
    'Graphs',
    'Systems of Linear Equations',
    'Polynomials',
    'Factoring',
    'Rational Expressions and Equations',
    'Roots and Radicals',
    'Quadratic Equations',
  ],
};

/** "Chapter 7: Factoring" where the course's table of contents is known, else "Chapter 7". */
export function chapterTitle(course: string, chapter: number): string {
  const title = chapters[course]?.[chapter - 1];
  return title === undefined ? `Chapter ${chapter}` : `Chapter ${chapter}: ${title}`;
}
