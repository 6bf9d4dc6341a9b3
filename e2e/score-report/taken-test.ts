import { findSection } from '@fourfold/core/exams/exam-editions';
import { startingLists } from '@fourfold/core/skills/starting-list';
import { type Row, row } from '@fourfold/server/testing/fixtures/rows';
import { type ExamFixture, type ExamPlanting, examRows, type PersonFixture, yesOrNo } from '../support/planting.ts';

const taken = ['ReadingWriting1', 'ReadingWriting2Harder', 'Math1', 'Math2Easier'];
const offered = [...taken, 'ReadingWriting2Easier', 'Math2Harder'];

/** A digital SAT with all its questions, whose skills are those of its sections, one after another. */
export function wholeTest(fields: Partial<ExamPlanting> = {}): ExamFixture {
  const exam = examRows({
    edition: 'sat-digital',
    topics: {},
    tests: offered.map((section) => ({
      ...{ section, variant: 'mock' as const },
      questions: Array.from({ length: findSection('sat', section)?.questions ?? 0 }, () => ({ choices: yesOrNo })),
    })),
    ...fields,
  });
  const skills = new Map(offered.flatMap((section) => skillsOf(exam, section)));
  const rows = exam.rows.map((one): Row => {
    const skill = one.table === 'questions' ? skills.get(String(one.values.id)) : undefined;
    return skill === undefined ? one : { ...one, values: { ...one.values, skill_codes: [skill] } };
  });
  return { ...exam, rows: [...rows, ...offered.map((section) => versionRow(exam, section))] };
}

/** What a student was given of a section, as far as its estimated score needs it. */
function versionRow(exam: ExamFixture, section: string): Row {
  const { questions } = exam.test(section, 'mock');
  const items = questions.map(() => ({ rank: 2, is_tried: false }));
  return row('section_versions', {
    ...{ exam_id: exam.id, section, is_real: false, version: 1, hash: 'planted' },
    content: JSON.stringify({ questions: items, atLeast: Math.floor(items.length / 2) }),
  });
}

function skillsOf(exam: ExamFixture, section: string): [string, string][] {
  const part = section.startsWith('Math') ? 'math' : 'reading-and-writing';
  const codes = startingLists
    .flatMap(({ domains }) => domains)
    .filter(({ code }) => code.startsWith(`sat.${part}.`))
    .flatMap(({ skills }) => skills.map(({ code }) => code));
  return exam.test(section, 'mock').questions.map((id, at) => [id, codes[at % codes.length] ?? '']);
}

type Taken = {
  /** Days since it was submitted. */
  daysAgo: number;
  /** Whether the answer to a question, by its index, is right; null: it was left out. */
  given(at: number, section: string): boolean | null;
  sections?: readonly string[];
  practice?: boolean;
};

/** Rows of a test that a student has submitted. */
export function takenRows(
  { account }: PersonFixture,
  exam: ExamFixture,
  { daysAgo, given, sections = taken, practice = false }: Taken,
) {
  const submitted_at = new Date(Date.now() - daysAgo * 86_400_000);
  const rows = sections.flatMap((section, order): Row[] => {
    const { questions } = exam.test(section, 'mock');
    const attempt = { user_id: account.id, exam_id: exam.id, section, is_real: false, attempt: 1 };
    const following = sections[order + 1];
    return [
      row('test_attempts', {
        ...attempt,
        ...{ submitted_at, questions: questions.length, version: 1 },
        practice_begun_at: practice ? submitted_at : null,
        correct: questions.filter((_, at) => given(at, section) === true).length,
        next_section: section.endsWith('1') ? (following ?? null) : null,
      }),
      ...questions.flatMap((questionId, at) => {
        const right = given(at, section);
        return right === null ? [] : [entryRow(attempt, { questionId, right, seconds: 20 + ((at * 37) % 90) })];
      }),
    ];
  });
  return { rows };
}

type Attempt = { user_id: string; exam_id: string; section: string; is_real: boolean; attempt: number };

function entryRow(attempt: Attempt, entry: { questionId: string; right: boolean; seconds: number }): Row {
  const { questionId, right, seconds } = entry;
  const given = { questionId, givenAnswerIds: [crypto.randomUUID()], freeResponseGivenAnswer: '', rev: 1 };
  const judged = {
    ...{ isCorrect: right, isFreeResponse: false, title: 'Question' },
    ...{ correctAnswerIds: [], freeResponseCorrectAnswer: '' },
  };
  return row('test_entries', {
    ...{ ...attempt, question_id: questionId, rev: 1, time_spent: seconds },
    ...{ entry: JSON.stringify(given), judged: JSON.stringify(judged) },
  });
}
