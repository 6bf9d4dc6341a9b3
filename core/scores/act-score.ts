import type { ActScore, ScorePart } from '../contract/grades.ts';
import { examEditions, type SectionOf } from '../exams/exam-editions.ts';
import type { Conversion } from './conversion.ts';
import type { ActColumn } from './internal/read-act-table.ts';
import { type GradedPaper, noScore, rawScore, roundedMean, scaled, score, total } from './internal/score-part.ts';

/** The computed fields of an ACT score. */
export type ActScores = Pick<
  ActScore,
  | 'score_present'
  | 'converted'
  | 'sections'
  | 'total_english_score'
  | 'total_math_score'
  | 'total_reading_score'
  | 'total_science_score'
  | 'grand_score'
>;
type Parts = Record<SectionOf<'act'>, ScorePart>;

/** Computes the score of an ACT that was taken on paper (Q55). */
export function actScore(graded: GradedPaper, conversion: Conversion<ActColumn>): ActScores {
  const { sections } = examEditions['act-classic'];
  const parts = sections.map((section) => {
    const raw = rawScore(section, graded);
    return [section.type, conversion.kind === 'none' ? raw : actSection(section.type, raw, conversion)];
  });
  const sectionScores = Object.fromEntries(parts) as Parts;
  const score_present = Object.values(sectionScores).some((part) => part.raw !== null);
  const grand =
    conversion.kind === 'none'
      ? total(Object.values(sectionScores), 215)
      : total(Object.values(sectionScores), 36, roundedMean);
  return {
    score_present,
    converted: conversion.kind !== 'none',
    sections: sectionScores,
    ...totals(sectionScores, grand),
  };
}

/** The score of an official ACT from its marks. The composite is their rounded mean (SCO-009). */
export function actRecordScore(marks: Readonly<Record<string, number>>): ActScores {
  const mark = (name: string, title: string) => {
    const value = marks[name];
    return value === undefined ? noScore(`No mark for ${title} was entered.`, 36) : score(value, 36);
  };
  const parts: Parts = {
    English: mark('english', 'English'),
    Mathematics: mark('math', 'Math'),
    Reading: mark('reading', 'Reading'),
    Science: mark('science', 'Science'),
  };
  return {
    score_present: Object.values(parts).some(({ value }) => value !== null),
    converted: true,
    sections: {},
    ...totals(parts, total(Object.values(parts), 36, roundedMean)),
  };
}

/** Scales a section's raw score to 36 by the section's column; returns it unchanged without a table. */
export function actSection(type: ActColumn, raw: ScorePart, conversion: Conversion<ActColumn>): ScorePart {
  if (conversion.kind === 'none') return raw;
  return scaled(raw, conversion, { column: type, title: type, of: 36 });
}

function totals({ English, Mathematics, Reading, Science }: Parts, grand: ScorePart) {
  return {
    total_english_score: English,
    total_math_score: Mathematics,
    total_reading_score: Reading,
    total_science_score: Science,
    grand_score: grand,
  };
}
