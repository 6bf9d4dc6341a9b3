import { paperSections } from '@fourfold/core/exams/exam-editions';
import { publishFlags } from '@fourfold/core/exams/open-variants';
import { keySections } from '@fourfold/core/grading/read-key';
import type { ContentPart } from '@fourfold/core/proofs/authored';
import { type TestOfExam, testsOfFlag, testTitle } from '@fourfold/core/proofs/test-title';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type ExamRow, editionOf } from '../exams/exam-rows.ts';
import type { ContentNode } from './content-nodes.ts';
import type { ContentFilter } from './load-publishable-sets.ts';
import { documentOrEmpty, type QuestionLocation, type QuestionsAt } from './load-questions.ts';
import { examQuestionName } from './switches.ts';

/**
 * Loads the questions of an exam's grid, in the order of its sections; or one of them, published or
 * not. A question without a topic is included only if it is published (Q47).
 */
export async function loadExamQuestionNodes(
  db: Db,
  family: Family,
  selection: { exam: string; filter: ContentFilter } | { number: string },
): Promise<ContentNode[]> {
  const condition =
    'exam' in selection
      ? sql`exam_id = ${selection.exam} and (is_publish or (title is not null and ${selection.filter === 'living'}))`
      : sql`id = ${selection.number}`;
  const { rows } = await sql<ExamQuestionRow>`
    select id, title, section, position, is_publish, video_explanation, video_mock_explanation from exam_questions
     where ${condition} and deleted_at is null`.execute(db);
  const sections = paperSections(family);
  const sectionIndex = ({ section }: ExamQuestionRow) => sections.findIndex(({ type }) => type === section);
  return rows
    .sort((a, b) => sectionIndex(a) - sectionIndex(b) || a.position - b.position)
    .map((row): ContentNode => {
      const kind = `${family}_question` as const;
      return {
        subject: { kind, id: row.id },
        title: row.title ?? examQuestionName(row),
        is_publish: row.is_publish,
        own: {
          of: 'number',
          section: sections[sectionIndex(row)]?.title ?? row.section,
          number: row.position + 1,
          active: row.title !== null,
          explanations: {
            real: documentOrEmpty(row.video_explanation),
            mock: documentOrEmpty(row.video_mock_explanation),
          },
        },
        sequence: { at: { kind, id: row.id }, switch: 'none' },
        sets: kind,
      };
    });
}

type ExamQuestionRow = {
  id: string;
  title: string | null;
  section: string;
  position: number;
  is_publish: boolean;
  video_explanation: unknown;
  video_mock_explanation: unknown;
};

/** Returns the exam's own parts: the number of things it shows, and its score table and answer sheets. */
export function examParts(family: Family, exam: ExamRow, shows: number): ContentPart[] {
  const { id, title, score, bubble_sheet_answers } = exam;
  const graded = keySections(family, bubble_sheet_answers).length;
  const part = { subject: { kind: family, id }, title } as const;
  return [
    { ...part, of: 'place', shows: shows + graded },
    { ...part, of: 'exam', family, edition: editionOf(family, exam), score, bubble_sheet_answers },
  ];
}

/** One test of an exam: a section of one variant, with its publish flag. */
export type TestNode = TestOfExam & { family: Family; exam: string; is_publish: boolean; row: ExamRow };

/** Returns every test of an exam, in the order of the publish flags. */
export function testNodesOf(family: Family, exam: ExamRow): TestNode[] {
  const { id, published_tests } = exam;
  return publishFlags(editionOf(family, exam)).flatMap((flag) =>
    testsOfFlag(family, flag).map((test) => ({
      ...test,
      family,
      exam: id,
      is_publish: published_tests.includes(flag),
      row: exam,
    })),
  );
}

/** Returns where the questions of a test are stored. */
export function testLocation({ family, exam, section, variant }: TestNode): QuestionLocation {
  return { kind: `${family}_test`, id: exam, section, is_real: variant === 'real' };
}

/** Returns a test with its questions as a part for the rules. */
export function testPart(test: TestNode, questionsAt: QuestionsAt): ContentPart {
  const { family, exam, section, variant } = test;
  const subject = { kind: `${family}_test`, id: exam, section, variant } as const;
  return {
    of: 'test',
    subject,
    title: testTitle(family, test),
    family,
    section,
    variant,
    questions: questionsAt(testLocation(test)),
  };
}
