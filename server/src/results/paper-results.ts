import type { StudentResults } from '@fourfold/core/contract/people';
import { paperSections } from '@fourfold/core/exams/exam-editions';
import type { ReviewState } from '@fourfold/core/exams/exam-review';
import type { FirstStates } from '@fourfold/core/grading/first-submitted';
import { actScore } from '@fourfold/core/scores/act-score';
import { conversionOf } from '@fourfold/core/scores/conversion';
import { satScore } from '@fourfold/core/scores/sat-score';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { withholdClosedReview } from '../grades/withhold-closed-review.ts';
import { reviewState } from '../reviews/review-state.ts';

/** A student's entries for papers, by section. Sections without entries are excluded. */
export async function paperResults(db: Db, userId: string, now: Date): Promise<StudentResults['grades']> {
  const { rows } = await sql<PaperRow>`
    select e.family, e.title, g.selected_wrong, g.selected_uncertain, g.bubble_sheet, g.grade_submitted, g.timed,
           g.first_submitted, e.score, ${reviewState({ exam: 'e', user: userId, now })} as review
      from exam_grades g join exams e on e.id = g.exam_id
     where g.user_id = ${userId}
     order by g.updated_at, e.title
  `.execute(db);
  return rows.flatMap((storedPaper) => {
    const paper = withholdClosedReview(storedPaper, storedPaper.review);
    const scores = sectionScores(storedPaper.review === 'closed' ? paper : storedPaper);
    return paperSections(paper.family).flatMap(({ type, title, questions }) => {
      const first = paper.first_submitted[type];
      const entered = {
        wrong: paper.selected_wrong[type] ?? [],
        uncertain: paper.selected_uncertain[type] ?? [],
        sheet: paper.bubble_sheet[type] ?? {},
        handed_in: paper.handed_in[type] ?? false,
        graded: paper.grade_submitted[type] ?? false,
        timed: paper.timed[type] ?? false,
        key_seen: first?.key_seen ?? false,
      };
      const hasEntries =
        first ||
        entered.handed_in ||
        entered.graded ||
        entered.wrong.length + entered.uncertain.length + Object.keys(entered.sheet).length > 0;
      if (!hasEntries) return [];
      const first_raw = first ? questions - first.wrong.length : null;
      return [{ exam: paper.title, section: title, ...entered, ...scores(type), first_raw }];
    });
  });
}

/**
 * Returns a function for the score of a section. The scaled score of SAT math is that of both its sections together.
 */
function sectionScores({ family, score, grade_submitted, selected_wrong }: PaperRow) {
  const graded = { submitted: grade_submitted, wrong: selected_wrong };
  const { sections, converted, total_math_score } =
    family === 'sat'
      ? satScore(graded, conversionOf('sat-paper', score))
      : actScore(graded, conversionOf('act-classic', score));
  return (type: string) => {
    const sectionScore = sections[type];
    const isMath = type === 'MathNoCalc' || type === 'MathCalc';
    const scaled = converted ? (isMath ? total_math_score : sectionScore)?.value : null;
    return { raw: sectionScore?.raw ?? null, scaled: scaled ?? null };
  };
}

type BySection<Value> = Readonly<Record<string, Value>>;
type PaperRow = {
  family: Family;
  title: string;
  selected_wrong: BySection<number[]>;
  selected_uncertain: BySection<number[]>;
  bubble_sheet: BySection<Record<string, string>>;
  grade_submitted: BySection<boolean>;
  timed: BySection<boolean>;
  first_submitted: FirstStates;
  review: ReviewState;
  score: string[][];
};
