import type { ActScore, SatScore, ScorePart } from '@fourfold/core/contract/grades';
import type { ActTestScore, SatTestScore } from '@fourfold/core/contract/tests';
import type { ExamFamily } from '@fourfold/core/exams/families';
import type { ScoreLine } from '@fourfold/ui-kit/score-sum';

type Sections = ExamFamily['sections'];

/** A paper's score: its sections, and what they come to. */
export function scoreLines(sections: Sections, score: SatScore | ActScore) {
  return { lines: linesOf(sections, score.sections), totals: totalsOf(score) };
}

/** The scores of the sections that were taken as tests, and what they come to. */
export function testScoreLines(sections: Sections, score: SatTestScore | ActTestScore) {
  const taken = sections.filter(({ type }) => score.sections[type]);
  return { lines: linesOf(taken, score.sections), totals: [line('Math', score.total_math_score)] };
}

function linesOf(sections: Sections, parts: Readonly<Record<string, ScorePart>>): ScoreLine[] {
  return sections.flatMap(({ type, title }) => {
    const part = parts[type];
    return part ? [line(title, part)] : [];
  });
}

function totalsOf(score: SatScore | ActScore): ScoreLine[] {
  if (!('total_verbal_score' in score)) return [line('Composite', score.grand_score)];
  return [
    line('Verbal', score.total_verbal_score),
    line('Math', score.total_math_score),
    line('Total', score.grand_score),
  ];
}

function line(label: string, { value, of }: ScorePart): ScoreLine {
  return { label, value, of };
}
