import { paperSections } from '@fourfold/core/exams/exam-editions';
import type { ExamSection } from '@fourfold/core/exams/section';
import { emptyEntry, toEntryFields } from '@fourfold/core/wire/tests/test-entry';
import { nameId } from '../content/name-id.ts';
import type { DemoPaper, DemoRecord, DemoTestTaken } from '../demo/students/student-format.ts';
import { saveGrade } from '../grades/save-grade.ts';
import { saveEntries } from '../test-sections/save-entries.ts';
import { submitSection } from '../test-sections/submit-section.ts';
import { between, demoChance } from './demo-chance.ts';
import type { DemoPerson } from './demo-person.ts';
import { givenTo } from './demo-practice.ts';

/** Answers all questions of a test section and submits it. */
export async function takeTest(person: DemoPerson, taken: DemoTestTaken): Promise<void> {
  const { family, section, variant, days, right, pace } = taken;
  const exam_id = examId(taken);
  const is_real = variant === 'real';
  const questions = person.library
    .below(exam_id)
    .filter((question) => question.section === section && question.is_real === is_real);
  if (questions.length === 0) return;
  const chance = demoChance(`${person.key}/${exam_id}/${section}/${variant}`);
  const entries = questions.map((question) => {
    const given = givenTo(question, chance() < right, chance);
    return {
      ...emptyEntry(question.id, 'text' in given ? 'typed' : 'one-choice'),
      ...toEntryFields(given),
      markUncertain: chance() < 0.1,
      isComplete: true,
      rev: 1,
      timeSpent: between(chance, Math.round(pace * 0.5), Math.round(pace * 1.5)),
    };
  });
  person.goBack(days, 100);
  const testSection = { family, exam_id, section, is_real };
  const submission = { field: `${family}_test_progress`, json: JSON.stringify(entries), attempt: 1, extra_time: 1 };
  await saveEntries(testSection, submission, person.context);
  person.letPass(entries.reduce((sum, { timeSpent }) => sum + timeSpent, 0));
  await submitSection(testSection, { attempt: 1 }, person.context);
}

/** Marks the wrong answers of a paper test by hand, and submits it. */
export async function gradePaper(person: DemoPerson, paper: DemoPaper): Promise<void> {
  const { family, days, wrong, timed } = paper;
  const id = examId(paper);
  person.goBack(days, 45);
  const entered = {
    selectedWrong: JSON.stringify(
      Object.fromEntries(
        Object.entries(wrong).map(([type, count]) => [
          type,
          someNumbers(`${person.key}/${id}/${type}`, count, questionsOf(family, type)),
        ]),
      ),
    ),
    grade_submitted: Object.fromEntries(Object.keys(wrong).map((type) => [type, true])),
    timed: Object.fromEntries(timed.map((type) => [type, true])),
  };
  await saveGrade({ family, id }, entered, person.context);
}

/** Adds a record of an official exam. */
export async function enterRecord({ account, context }: DemoPerson, record: DemoRecord): Promise<void> {
  const { family, title, marks } = record;
  await context.db
    .insertInto('own_exams')
    .values({ user_id: account.id, id: context.newId(), family, title, marks: JSON.stringify(marks) })
    .execute();
}

function examId({ family, exam }: { family: 'sat' | 'act'; exam: string }): string {
  return nameId(`${family} exam/${exam}`);
}

function questionsOf(family: 'sat' | 'act', type: string): number {
  const sections: readonly ExamSection[] = paperSections(family);
  return sections.find((section) => section.type === type)?.questions ?? 0;
}

/** Random question numbers, 1-based and without duplicates. */
function someNumbers(name: string, count: number, of: number): number[] {
  const chance = demoChance(name);
  const drawn = Array.from({ length: of }, (_, at) => ({ number: at + 1, rank: chance() }));
  return drawn
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ number }) => number);
}
