/** Titles of chapters by chapter number. */
export type ChapterTitles = ReadonlyMap<number, string>;

/** Titles of chapters for courses whose lines contain only the numbers of their chapters. */
const knownChapters: Readonly<Record<string, readonly string[]>> = {
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

/** The chapter's title: from the file given to the import, the course, or a known table of contents; null if none has it. */
export function titleOfChapter(
  { course, chapter, number }: { course: string; chapter: string; number: number },
  given: ChapterTitles,
): string | null {
  return given.get(number) || chapter.trim() || knownChapters[course]?.[number - 1] || null;
}

/** "Chapter 7: Factoring", or "Chapter 7" where there is no title. */
export function chapterTitle(number: number, title: string | null): string {
  return title === null ? `Chapter ${number}` : `Chapter ${number}: ${title}`;
}

/** Reads a file with one chapter per line, such as "7 Factoring". Returns an error message for an invalid line. */
export function readChapterTitles(text: string): ChapterTitles | string {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const titles = new Map<number, string>();
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const [, number, title] = /^(?:chapter\s+)?(\d+)[.:)]?\s+(\S.*)$/i.exec(line) ?? [];
    if (number === undefined || title === undefined)
      return `line ${index + 1} is no chapter with its title, such as “7 Factoring”: ${line}`;
    titles.set(Number(number), title);
  }
  return titles;
}
