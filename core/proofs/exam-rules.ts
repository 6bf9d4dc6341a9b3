import { type ExamSection, examFamilies, type Family } from '../exams/families.ts';
import { readKey } from '../grading/read-key.ts';
import { conversionOf } from '../scores/conversion.ts';
import { faultSentence } from '../scores/sheet-rows.ts';
import type { PartOf } from './authored.ts';
import { about, type Finding, quoted } from './finding.ts';

/** Reports what is missing to grade an exam's paper. */
export function examFindings(part: PartOf<'exam'>): Finding[] {
  return [...tableFindings(part), ...keyFindings(part)];
}

function tableFindings(part: PartOf<'exam'>): Finding[] {
  const exam = quoted(part.title);
  const table = conversionOf(part.family, part.score);
  if (table.at === 'read') return [];
  const text =
    table.at === 'none'
      ? `${exam} has no table of scores: students get no scaled score.`
      : `${exam}: ${table.reason} Students get no scaled score.`;
  return [about(part, 'no-conversion-table', text)];
}

function keyFindings(part: PartOf<'exam'>): Finding[] {
  const exam = quoted(part.title);
  const { key, fault } = readKey(part.family, part.bubble_sheet_answers);
  if (fault) {
    const text = `${exam}: The answer key cannot be read. ${faultSentence(fault)} No bubble sheet is graded.`;
    return [about(part, 'no-answer-key', text)];
  }
  const missing = sectionsOf(part.family).filter(({ type }) => !Object.hasOwn(key, type));
  if (missing.length === 0) return [];
  const all = missing.length === sectionsOf(part.family).length;
  const text = all
    ? `${exam} has no answer key: no bubble sheet is graded.`
    : `${exam} has no answer key of ${missing.map(({ title }) => title).join(', ')}: no bubble sheet of it is graded.`;
  return [about(part, 'no-answer-key', text)];
}

/** Reports a test section that shows no question, or fewer than its paper has: it gets no scaled score (Q143). */
export function testFindings(part: PartOf<'test'>): Finding[] {
  const paper = sectionsOf(part.family).find(({ type }) => type === part.section)?.questions ?? 0;
  const shown = part.questions.filter(({ is_hidden }) => !is_hidden).length;
  if (shown === 0) {
    return [about(part, 'nothing-to-show', `${quoted(part.title)} has no question that students see.`)];
  }
  if (shown >= paper) return [];
  return [about(part, 'short-test', `${quoted(part.title)} has ${shown} of the ${paper} questions of its paper.`)];
}

function sectionsOf(family: Family): readonly ExamSection[] {
  return examFamilies[family].sections;
}
