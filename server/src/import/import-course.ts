import type { FindingName } from '@fourfold/core/proofs/finding';
import { Refusal } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import type { ChapterTitles } from './chapter-title.ts';
import { arrangeCourse, type Chapter, type LessonProblem } from './course.ts';
import { type ImportedProblem, importProblem } from './problem-draft.ts';
import { type LineError, readProblems } from './read-problems.ts';
import { type ReadChapter, type SavedChapter, saveChapter } from './save-chapter.ts';

/** The result of an import, for the person who ran it. */
export type ImportSummary = SavedChapter & {
  problems: number;
  questions: number;
  published: number;
  /** Ids of unpublished problems by the finding that an author has to check; a problem can have several. */
  unpublished: Map<FindingName, string[]>;
  /** Lines that could not be read; problems that could not be imported. */
  lineErrors: LineError[];
  refused: { problem: string; why: string }[];
  /** Numbers of chapters that have no title. */
  untitled: number[];
};
export type ImportStep = { title: string; problems: number; done: number; of: number };

type ImportOptions = { titles?: ChapterTitles; onChapter?: (step: ImportStep) => void };

/** Imports a course in JSON lines, one transaction per topic. Calls `onChapter` after each. */
export async function importCourse(
  db: Db,
  text: string,
  { titles = new Map(), onChapter = () => {} }: ImportOptions = {},
): Promise<ImportSummary> {
  const { problems, lineErrors } = readProblems(text);
  const summary: ImportSummary = {
    problems: 0,
    questions: 0,
    published: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    unpublished: new Map(),
    lineErrors,
    refused: [],
    untitled: [],
  };
  for (const chapter of arrangeCourse(problems, titles)) {
    if (!chapter.isTitled) summary.untitled.push(chapter.number);
    const read = readChapter(chapter, summary);
    const saved = await saveChapter(db, read);
    const imported = read.lessons.flatMap((lesson) => lesson.problems);
    count(summary, imported, saved);
    const done = summary.problems + summary.refused.length;
    onChapter({ title: chapter.title, problems: imported.length, done, of: problems.length });
  }
  return summary;
}

function readChapter(chapter: Chapter, { refused }: ImportSummary): ReadChapter {
  const lessons = chapter.lessons.map((lesson) => ({
    ...lesson,
    problems: lesson.problems.map((problem) => importOrRefuse(problem, refused)).filter((problem) => problem !== null),
  }));
  return { ...chapter, lessons };
}

/** Imports a problem; null if the product refuses one of its documents, which is then reported. */
function importOrRefuse(problem: LessonProblem, refused: ImportSummary['refused']): ImportedProblem | null {
  try {
    return importProblem(problem);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refused.push({ problem: problem.record.id, why: error.message });
    return null;
  }
}

function count(summary: ImportSummary, problems: readonly ImportedProblem[], saved: SavedChapter): void {
  summary.problems += problems.length;
  summary.questions += problems.reduce((sum, problem) => sum + problem.questions.length, 0);
  summary.published += problems.filter((problem) => problem.published).length;
  summary.added += saved.added;
  summary.changed += saved.changed;
  summary.unchanged += saved.unchanged;
  for (const problem of problems) {
    const id = problem.import_key.split('/').at(-1) ?? '';
    for (const name of problem.findings) summary.unpublished.set(name, [...(summary.unpublished.get(name) ?? []), id]);
  }
}
