import type { ScorePart } from '../contract/grades.ts';
import type { ReportPart, ScoreReport } from '../contract/score-report.ts';
import { type EditionName, type ExamEdition, examEditions } from '../exams/exam-editions.ts';
import { noScore, roundedMean, total } from '../scores/internal/score-part.ts';
import type { ScreenScore } from '../scores/screen-score.ts';
import type { TestScore } from '../test-entries/test-score.ts';

type ReportScores = Pick<ScoreReport, 'parts' | 'composite'>;

/**
 * The scores of a test as the report shows them: each part with the limits of its scale, and the composite with its
 * range. A test that is also on paper has its sections as parts, without a scale, and math as its composite.
 */
export function reportScores(edition: EditionName, score: TestScore): ReportScores {
  const { parts, composite } = score;
  if (!parts || !composite) return paperScores(edition, score);
  const shown = { parts, composite: comparableComposite(edition, { parts, composite }) };
  return {
    parts: parts.map((part) => ({ ...part, min: lowestScore(edition, part) })),
    composite: { title: 'Total', ...shown.composite, ...compositeRange(edition, shown) },
  };
}

/** No composite of scores on a scale and of right answers, such as after a route was changed; no mean of the latter. */
function comparableComposite(edition: EditionName, { parts: scores, composite }: ScreenScore): ScorePart {
  const composed = composedParts(edition, scores);
  const others = composed.filter((part) => part.of !== scaleOf(edition, part)?.max);
  const isSum = isSumOf(composed, composite);
  if (composite.value === null || others.length === 0 || (isSum && others.length === composed.length)) return composite;
  const highest = composed.reduce((sum, part) => sum + (scaleOf(edition, part)?.max ?? 0), 0);
  const titles = others.map(({ title }) => title).join(', ');
  const reason = `${titles}: the number of right answers is not on the scale.`;
  return noScore(reason, isSum ? highest : composite.of, composite.raw);
}

/** Whether the composite is a sum; otherwise it is a mean. */
function isSumOf(composed: readonly ScorePart[], { of }: ScorePart): boolean {
  return of === composed.reduce((sum, part) => sum + part.of, 0);
}

type PartScores = ScreenScore['parts'];

function scaleOf(edition: EditionName, { type }: PartScores[number]) {
  const { parts }: ExamEdition = examEditions[edition];
  return parts.find((part) => part.type === type)?.scale;
}

function composedParts(edition: EditionName, scores: PartScores): PartScores {
  const { parts }: ExamEdition = examEditions[edition];
  return scores.filter(({ type }) => parts.find((part) => part.type === type)?.isInComposite);
}

/** Without table and items a score is a number of right answers, from 0 on. */
function lowestScore(edition: EditionName, part: PartScores[number]): number {
  const scale = scaleOf(edition, part);
  return scale && part.of === scale.max ? scale.min : 0;
}

/** The ends of the parts, added or averaged as the composite is; a part without a range counts with its score. */
function compositeRange(edition: EditionName, { parts: scores, composite }: ScreenScore) {
  const composed = composedParts(edition, scores);
  if (composite.value === null || composed.every(({ lower }) => lower === undefined)) return {};
  const isSum = isSumOf(composed, composite);
  const [lower, upper] = (['lower', 'upper'] as const).map((end) => {
    const ends = composed.map((part): ScorePart => ({ ...part, value: part[end] ?? part.value }));
    return total(ends, composite.of, isSum ? undefined : roundedMean).value;
  });
  return typeof lower === 'number' && typeof upper === 'number' ? { lower, upper } : {};
}

function paperScores(edition: EditionName, { sections, total_math_score }: TestScore): ReportScores {
  const { sections: all }: ExamEdition = examEditions[edition];
  const tested = all.filter(({ test }) => test !== null);
  return {
    parts: tested.map(({ type, title, questions }): ReportPart => {
      const part = sections[type] ?? noScore(`${title} is not submitted yet.`, questions);
      return { ...part, type, title, route: null, estimated: false, min: 0 };
    }),
    composite: { title: 'Math', ...total_math_score },
  };
}
