import type { SatScore, ScorePart } from '../contract/grades.ts';
import { examEditions, type SectionOf } from '../exams/exam-editions.ts';
import type { Conversion } from './conversion.ts';
import type { SatColumn } from './internal/read-sat-table.ts';
import { type GradedPaper, noScore, rawScore, scaled, score, total } from './internal/score-part.ts';

/** The computed fields of a SAT score. */
export type SatScores = Pick<
  SatScore,
  'score_present' | 'converted' | 'sections' | 'total_verbal_score' | 'total_math_score' | 'grand_score'
>;
type Raws = Record<SectionOf<'sat'>, ScorePart>;

/** Computes the score of a SAT that was taken on paper (Q55). */
export function satScore(graded: GradedPaper, conversion: Conversion<SatColumn>): SatScores {
  const { sections } = examEditions['sat-paper'];
  const raws = Object.fromEntries(sections.map((section) => [section.type, rawScore(section, graded)])) as Raws;
  const score_present = Object.values(raws).some(({ value }) => value !== null);
  if (conversion.kind === 'none') return { score_present, converted: false, ...unscaled(raws) };
  return { score_present, converted: true, ...converted(raws, conversion) };
}

/** The score of an official SAT from its marks. */
export function satRecordScore(marks: Readonly<Record<string, number>>): SatScores {
  const mark = (name: string, title: string) => {
    const value = marks[name];
    return value === undefined ? noScore(`No mark for ${title} was entered.`, 800) : score(value, 800);
  };
  const [verbal, math] = [mark('verbal', 'Verbal'), mark('math', 'Math')];
  return {
    score_present: verbal.value !== null || math.value !== null,
    converted: true,
    sections: {},
    total_verbal_score: verbal,
    total_math_score: math,
    grand_score: total([verbal, math], 1600),
  };
}

/** The math score of both sections together: of 800 by the table; without a table, right answers of 58. */
export function satMath(
  sections: Readonly<Record<'MathNoCalc' | 'MathCalc', ScorePart>>,
  conversion: Conversion<SatColumn>,
): ScorePart {
  const raw = total([sections.MathNoCalc, sections.MathCalc], 58);
  if (conversion.kind === 'none') return raw;
  return scaled(raw, conversion, { column: 'math', title: 'Math', of: 800 });
}

function unscaled(raws: Raws): Omit<SatScores, 'score_present' | 'converted'> {
  const verbal = total([raws.Reading, raws.Writing], 96);
  const math = total([raws.MathNoCalc, raws.MathCalc], 58);
  return {
    sections: raws,
    total_verbal_score: verbal,
    total_math_score: math,
    grand_score: total([verbal, math], 154),
  };
}

function converted(
  raws: Raws,
  conversion: Exclude<Conversion<SatColumn>, { kind: 'none' }>,
): Omit<SatScores, 'score_present' | 'converted'> {
  const Reading = scaled(raws.Reading, conversion, { column: 'Reading', title: 'Reading', of: 40 });
  const Writing = scaled(raws.Writing, conversion, { column: 'Writing', title: 'Writing and Language', of: 40 });
  const verbal = total([Reading, Writing], 800, ([reading = 0, writing = 0]) => (reading + writing) * 10);
  const math = satMath(raws, conversion);
  return {
    sections: { ...raws, Reading, Writing },
    total_verbal_score: verbal,
    total_math_score: math,
    grand_score: total([verbal, math], 1600),
  };
}
