import { plainLatex } from '@fourfold/core/rich-text/plain-latex';
import { type ChapterTitles, chapterTitle, titleOfChapter } from './chapter-title.ts';
import type { ProblemRecord } from './problem-record.ts';

/** A chapter as it is stored: a topic per chapter, a sub-topic per lesson, a sequence per problem. */
export type Chapter = {
  key: string;
  number: number;
  /** Only the number if no title is known (see `isTitled`). */
  title: string;
  isTitled: boolean;
  source: string | null;
  licence: string | null;
  lessons: Lesson[];
};
type Lesson = { key: string; title: string; position: number; problems: LessonProblem[] };
export type LessonProblem = { key: string; title: string; position: number; record: ProblemRecord };

/** Sorts chapters and lessons by number, and problems by id in natural order: 2 before 10. */
export function arrangeCourse(problems: readonly ProblemRecord[], titles: ChapterTitles = new Map()): Chapter[] {
  const byChapter = Map.groupBy(problems, (problem) => `${problem.course}/${numberOf(problem).chapter}`);
  return [...byChapter.values()]
    .map((group) => chapterOf(group, titles))
    .sort((a, b) => naturalOrder.compare(a.key, b.key));
}

const naturalOrder = new Intl.Collator('en', { numeric: true });

function chapterOf(problems: readonly ProblemRecord[], titles: ChapterTitles): Chapter {
  const [first] = problems;
  if (!first) throw new Error('a group has at least the problem that made it');
  const { chapter: number } = numberOf(first);
  const chapterName = problems.find(({ chapter }) => chapter.trim() !== '')?.chapter ?? '';
  const title = titleOfChapter({ course: first.course, chapter: chapterName, number }, titles);
  const byLesson = Map.groupBy(problems, (problem) => numberOf(problem).section);
  const lessons = [...byLesson].sort(([a], [b]) => a - b);
  return {
    key: `${first.course}/chapter ${number}`,
    number,
    title: chapterTitle(number, title),
    isTitled: title !== null,
    source: titleAndAddress(first.source),
    licence: titleAndAddress(first.license),
    lessons: lessons.map(([section, group]) => lessonOf(group, `${number}.${section}`, section)),
  };
}

function lessonOf(problems: readonly ProblemRecord[], number: string, position: number): Lesson {
  const [first] = problems;
  const titles = numberTitles(problems.toSorted((a, b) => naturalOrder.compare(a.id, b.id)));
  return {
    key: `${first?.course}/${number}`,
    title: `${number} ${plainTitle(first?.lesson.replace(/^\S+\s+/, '') ?? '')}`,
    position,
    problems: titles.map(({ record, title }, at) => ({
      key: `${record.course}/${record.id}`,
      title,
      position: at,
      record,
    })),
  };
}

/** Numbers the problems of a lesson that have the same title. */
function numberTitles(problems: readonly ProblemRecord[]): { record: ProblemRecord; title: string }[] {
  const sharing = Map.groupBy(problems, (record) => titleOf(record));
  return problems.map((record) => {
    const title = titleOf(record);
    const same = sharing.get(title) ?? [];
    return { record, title: same.length > 1 ? `${title} (${same.indexOf(record) + 1})` : title };
  });
}

function titleOf(record: ProblemRecord): string {
  return plainTitle(record.title) || plainTitle(record.lesson.replace(/^\S+\s+/, ''));
}

function numberOf({ lesson }: ProblemRecord): { chapter: number; section: number } {
  const [chapter = '', section = ''] = lesson.split(/\s/, 1)[0]?.split('.') ?? [];
  return { chapter: Number(chapter), section: Number(section) };
}

/** Converts "https://… <Title>" to "Title (https://…)". */
function titleAndAddress(text: string): string | null {
  const [, address, title] = /^(\S+)\s+<(.*)>$/.exec(text.trim()) ?? [];
  if (address && title) return `${title} (${address})`;
  return text.trim() || null;
}

/** Characters: two lines in a list. */
const maxLength = 90;

/** Converts a title to plain text: formulas in their typed form, a long title cut between words. */
export function plainTitle(text: string): string {
  const plain = text
    .replaceAll('\\n', ' ')
    .split('$$')
    .map((piece, index) => (index % 2 === 1 ? plainLatex(piece) : piece))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain.length <= maxLength) return plain;
  const cut = plain.slice(0, maxLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2)).trimEnd()}…`;
}
