import type { ScorePart } from '../contract/grades.ts';
import { type EditionName, examEditions } from '../exams/exam-editions.ts';
import type { ExamPart } from '../exams/section.ts';
import { estimatedScale } from '../scales/estimated-scale.ts';
import { toPartScale } from '../scales/part-scale.ts';
import type { Route, SectionForm } from '../scales/section-form.ts';
import { conversionOf } from './conversion.ts';
import { questionsOf, routesOf, screenColumn } from './internal/read-screen-table.ts';
import { noScore, roundedMean, score, total } from './internal/score-part.ts';

/** A module that was submitted: right answers and questions that counted, and the module that its result chose. */
export type SubmittedModule = { correct: number; questions: number; next_section: string | null };

/** What the score of a part depends on, with the answers. */
export type PartForm = {
  /** The difficulties of its counted items. */
  form: SectionForm;
  /** The items that do not count, of all modules that one student gets. */
  uncounted: number;
};

/** The score of a part of a test on screen. `estimated`: computed from its items, because there is no table. */
type PartScore = ScorePart & { type: string; title: string; route: Route | null; estimated: boolean };
export type ScreenScore = { parts: PartScore[]; composite: ScorePart };

type Submitted = Readonly<Record<string, SubmittedModule | undefined>>;
type Scoring = { rows: readonly (readonly string[])[]; formOf(part: string): PartForm | null };

/** Computes the score of a test on screen: of each part by (route, raw), and the composite of those that count in it. */
export function screenScore(edition: EditionName, submitted: Submitted, scoring: Scoring): ScreenScore {
  const all: readonly ExamPart[] = examEditions[edition].parts;
  const parts = all.map((part) => partScore(edition, part, submitted, scoring));
  const composed = parts.filter((_, at) => all[at]?.isInComposite);
  const isMean = examEditions[edition].family === 'act';
  const most = isMean ? 36 : composed.reduce((sum, { type }) => sum + (partOf(all, type)?.scale.max ?? 0), 0);
  const unscaled = composed.find(({ type, value, of }) => value !== null && of !== partOf(all, type)?.scale.max);
  if (unscaled) return { parts, composite: noScore(`${unscaled.title} has right answers, but no score.`, most) };
  return { parts, composite: total(composed, most, isMean ? roundedMean : undefined) };
}

function partOf(parts: readonly ExamPart[], wanted: string): ExamPart | undefined {
  return parts.find(({ type }) => type === wanted);
}

function partScore(edition: EditionName, part: ExamPart, submitted: Submitted, scoring: Scoring): PartScore {
  const { type, title, scale } = part;
  const named = { type, title, estimated: false };
  const taken = takenModules(part, submitted);
  if (taken === null) return { ...noScore(`${title} is not submitted yet.`, scale.max), ...named, route: null };
  const route: Route = routesOf(part).length === 1 ? 'only' : taken.last === part.modules[1]?.[1] ? 'harder' : 'easier';
  const raw = taken.modules.reduce((sum, { correct }) => sum + correct, 0);
  const counted = taken.modules.reduce((sum, { questions }) => sum + questions, 0);
  const own = scoring.formOf(type);
  const conversion = conversionOf(edition, scoring.rows);
  if (conversion.kind === 'faulty') return { ...noScore(conversion.reason, scale.max, raw), ...named, route };
  if (conversion.kind === 'none') return { ...named, route, ...estimate(part, own, { route, raw, counted }) };
  const expected = questionsOf(edition, part) - (own?.uncounted ?? 0);
  if (counted !== expected) {
    const reason = `The conversion table is for ${expected} questions, and ${counted} counted in this test.`;
    return { ...noScore(reason, scale.max, raw), ...named, route };
  }
  const table: Readonly<Record<string, ReadonlyMap<number, number> | undefined>> = conversion.table;
  const [lower, upper] = (['lower', 'upper'] as const).map((end) => table[screenColumn(type, route, end)]?.get(raw));
  if (lower === undefined || upper === undefined) {
    const reason = `The conversion table has no row for ${raw} right answers in ${title}.`;
    return { ...noScore(reason, scale.max, raw), ...named, route };
  }
  return { ...named, route, ...ranged(part, raw, { lower, upper }) };
}

/** The middle of the range, rounded up to a step of the scale; the ends only if they differ. */
function ranged({ scale: { max, step } }: ExamPart, raw: number, { lower, upper }: { lower: number; upper: number }) {
  const value = Math.ceil((lower + upper) / 2 / step) * step;
  return { ...score(value, max, raw), ...(lower < upper && { lower, upper }) };
}

type Taken = { route: Route; raw: number; counted: number };

function estimate(part: ExamPart, own: PartForm | null, { route, raw, counted }: Taken) {
  const { max } = part.scale;
  const row =
    own &&
    estimatedScale(own.form)
      .get(route)
      ?.find((one) => one.raw === raw);
  if (!row) return score(raw, counted, raw);
  const [value, lower, upper] = [row.score, row.lower, row.upper].map((value) => toPartScale(part.scale, value)) as [
    number,
    number,
    number,
  ];
  return { ...score(value, max, raw), lower, upper, estimated: true };
}

/** The modules that the student took; null while one is to be taken. */
function takenModules({ modules }: ExamPart, submitted: Submitted) {
  const [firstType = ''] = modules[0] ?? [];
  const first = submitted[firstType];
  if (!first) return null;
  if (modules.length === 1 || first.next_section === null) return { modules: [first], last: firstType };
  const second = submitted[first.next_section];
  return second ? { modules: [first, second], last: first.next_section } : null;
}
