import { describe, expect, it } from 'vitest';
import { readChapterTitles } from './chapter-title.ts';
import { arrangeCourse } from './course.ts';
import { readProblems } from './read-problems.ts';

const line = (changes: object = {}) =>
  JSON.stringify({
    id: 'a1',
    course: 'A course',
    lesson: '7.2 Factor',
    title: 'Factor',
    body: '',
    source: 'https://books.example <A book>',
    license: 'CC0',
    steps: [{ id: 'a1a', title: 'x', type: 'TextBox', answer: ['1'] }],
    ...changes,
  });

describe('a file in JSON lines', () => {
  it('reports each line that cannot be read, and continues', () => {
    const text = [line(), '{"id": "a2", ', '', line({ id: 'a3', steps: [] }), line({ id: 'a4' }), line()].join('\n');
    const { problems, lineErrors } = readProblems(text);
    expect(problems.map((problem) => problem.id)).toEqual(['a1', 'a4']);
    expect(lineErrors).toEqual([
      { line: 2, why: 'not JSON' },
      { line: 4, why: expect.stringContaining('steps: ') },
      { line: 6, why: 'the problem a1 stands in line 1 already' },
    ]);
  });

  it('reports a line whose text cannot be stored', () => {
    const { lineErrors } = readProblems(line({ title: 'torn\0' }));
    expect(lineErrors).toEqual([{ line: 1, why: 'a text holds a null character; remove it' }]);
  });

  it('reports a lesson without a number', () => {
    const { lineErrors } = readProblems(line({ lesson: 'Factor' }));
    expect(lineErrors[0]?.why).toContain('lesson: expected a number and a title');
  });
});

describe('a course', () => {
  const arranged = (...lines: string[]) => arrangeCourse(readProblems(lines.join('\n')).problems);

  it('has its chapters, lessons and problems in natural order', () => {
    const chapters = arranged(
      line({ id: 'a10', lesson: '10.1 Last' }),
      line({ id: 'a11', lesson: '2.10 Tenth' }),
      line({ id: 'a9', lesson: '2.9 Ninth' }),
      line({ id: 'a2', lesson: '2.9 Ninth' }),
    );
    expect(chapters.map((chapter) => chapter.title)).toEqual(['Chapter 2', 'Chapter 10']);
    expect(chapters[0]?.lessons.map((lesson) => lesson.title)).toEqual(['2.9 Ninth', '2.10 Tenth']);
    expect(chapters[0]?.lessons[0]?.problems.map((problem) => problem.record.id)).toEqual(['a2', 'a9']);
  });

  it('numbers problems with the same title, and has source and licence with title and address', () => {
    const [chapter] = arranged(line(), line({ id: 'a2' }), line({ id: 'a3', title: 'Check' }));
    expect(chapter?.lessons[0]?.problems.map((problem) => problem.title)).toEqual([
      'Factor (1)',
      'Factor (2)',
      'Check',
    ]);
    expect([chapter?.source, chapter?.licence]).toEqual(['A book (https://books.example)', 'CC0']);
  });

  it('uses the known table of contents of its course', () => {
    const [chapter] = arranged(line({ course: 'OpenStax: Elementary Algebra' }));
    expect(chapter?.title).toBe('Chapter 7: Factoring');
  });

  it('takes the titles of its chapters from its lines, or from a given file', () => {
    const lines = [line(), line({ id: 'a2', chapter: 'Sums' }), line({ id: 'b1', lesson: '8.1 Ratios' })].join('\n');
    const titles = (given?: string) => {
      const read = readChapterTitles(given ?? '');
      if (typeof read === 'string') return read;
      return arrangeCourse(readProblems(lines).problems, read).map(({ title, isTitled }) => [title, isTitled]);
    };
    expect(titles()).toEqual([
      ['Chapter 7: Sums', true],
      ['Chapter 8', false],
    ]);
    expect(titles('7 Factoring\n\n Chapter 8: Ratios of sides \n9. Not there')).toEqual([
      ['Chapter 7: Factoring', true],
      ['Chapter 8: Ratios of sides', true],
    ]);
    expect(titles('7 Factoring\nRatios')).toBe('line 2 is no chapter with its title, such as “7 Factoring”: Ratios');
  });
});
