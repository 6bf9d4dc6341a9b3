import { editionWith, examEditions, findSection, paperSections } from '../../exams/exam-editions.ts';
import { readKey } from '../../grading/read-key.ts';
import { conversionOf } from '../../scores/conversion.ts';
import { sheetErrorText } from '../../scores/sheet-rows.ts';
import type { ContentPartOf } from '../authored.ts';
import { type Finding, findingAbout, quoted } from '../finding.ts';

/** Reports what is missing to score an exam, and to grade its paper if it has one. */
export function examFindings(part: ContentPartOf<'exam'>): Finding[] {
  return [...tableFindings(part), ...(examEditions[part.edition].hasPaper ? keyFindings(part) : [])];
}

function tableFindings(part: ContentPartOf<'exam'>): Finding[] {
  const exam = quoted(part.title);
  const table = conversionOf(part.edition, part.score);
  if (table.kind === 'read') return [];
  // Without a table the score of a test on screen is estimated.
  if (table.kind === 'none' && !examEditions[part.edition].hasPaper) return [];
  const text =
    table.kind === 'none'
      ? `${exam} has no table of scores: students get no scaled score.`
      : `${exam}: ${table.reason} Students get no scaled score.`;
  return [findingAbout(part, 'no-conversion-table', text)];
}

function keyFindings(part: ContentPartOf<'exam'>): Finding[] {
  const exam = quoted(part.title);
  const { key, error } = readKey(part.family, part.bubble_sheet_answers);
  if (error) {
    const text = `${exam}: The answer key cannot be read. ${sheetErrorText(error)} No bubble sheet is graded.`;
    return [findingAbout(part, 'no-answer-key', text)];
  }
  const missing = paperSections(part.family).filter(({ type }) => !Object.hasOwn(key, type));
  if (missing.length === 0) return [];
  const all = missing.length === paperSections(part.family).length;
  const text = all
    ? `${exam} has no answer key: no bubble sheet is graded.`
    : `${exam} has no answer key of ${missing.map(({ title }) => title).join(', ')}: no bubble sheet of it is graded.`;
  return [findingAbout(part, 'no-answer-key', text)];
}

/**
 * Reports a test section that shows no question, or fewer than its paper has: it gets no scaled score (Q143). An empty
 * module of a test on screen is reported with its part (form-rules.ts).
 */
export function testFindings(part: ContentPartOf<'test'>): Finding[] {
  const paper = findSection(part.family, part.section)?.questions ?? 0;
  const visibleCount = part.questions.filter(({ is_hidden }) => !is_hidden).length;
  if (visibleCount === 0) {
    const edition = editionWith(part.family, part.section);
    if (edition && !examEditions[edition].hasPaper) return [];
    return [findingAbout(part, 'nothing-to-show', `${quoted(part.title)} has no question that students see.`)];
  }
  if (visibleCount >= paper) return [];
  return [
    findingAbout(
      part,
      'short-test',
      `${quoted(part.title)} has ${visibleCount} of the ${paper} questions of its paper.`,
    ),
  ];
}
