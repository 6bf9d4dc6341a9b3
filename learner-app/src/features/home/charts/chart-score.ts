import type { ActScore, SatScore, ScorePart } from '@fourfold/core/contract/grades';
import type { ActTestScore, SatTestScore } from '@fourfold/core/contract/tests';
import { scoreStateText } from '@fourfold/core/scores/score-state-text';
import { practiceNote, practiceText } from '@fourfold/core/test-entries/practice-note';

/** One exam of a score chart, from any of the score calls. */
export type ChartScore = {
  key: string;
  /** Ends with an asterisk for a real test (SCO-012). */
  title: string;
  score: ScorePart;
  /** Whether the score is on the chart's scale; a raw score that no table converted is not. */
  onScale: boolean;
  /** How many of the counted sections were timed. */
  timed: number;
  sections: number;
  /** A section was graded after its key had been opened (Q277). */
  keySeen: boolean;
  /** The state that was graded (Q276), for the table; empty if there is nothing to say. */
  state: string;
  /** For a corrected score: a sentence with the first score. */
  correction: string | null;
  /** Its parts, as text. */
  parts: string;
};

export function satChartScore(score: SatScore): ChartScore {
  const { sat_id, sat_title, type, total_verbal_score, total_math_score } = score;
  const about = { key: sat_id, title: withAsterisk(sat_title, type === 'RealSat'), onScale: score.converted };
  return { ...about, ...paperFields(score), parts: partsText({ Verbal: total_verbal_score, Math: total_math_score }) };
}

export function actChartScore(score: ActScore): ChartScore {
  const parts = {
    English: score.total_english_score,
    Math: score.total_math_score,
    Reading: score.total_reading_score,
    Science: score.total_science_score,
  };
  const about = { key: score.act_id, title: withAsterisk(score.act_title, score.type === 'RealAct') };
  return { ...about, onScale: score.converted, ...paperFields(score), parts: partsText(parts) };
}

export const satTestChartScore = (score: SatTestScore): ChartScore =>
  testChartScore(score.sat_id, score.sat_title, score, 800);
export const actTestChartScore = (score: ActTestScore): ChartScore =>
  testChartScore(score.act_id, score.act_title, score, 36);

function paperFields(score: SatScore | ActScore) {
  const { sections, timed, key_seen, grand_score } = score;
  const counted = Object.keys(sections).filter((type) => sections[type]?.raw !== null);
  return {
    score: grand_score,
    sections: counted.length,
    timed: counted.filter((type) => timed[type]).length,
    keySeen: counted.some((type) => key_seen[type]),
    state: stateText(score),
    correction: score.first && scoreStateText(score).join(' '),
  };
}

function testChartScore(
  id: string,
  title: string,
  { real_test, sections, total_math_score }: SatTestScore | ActTestScore,
  maxScore: number,
): ChartScore {
  const counted = Object.values(sections);
  const keySeen = counted.some(({ key_seen }) => key_seen);
  const practice = practiceText(counted);
  return {
    keySeen,
    state: practice ? practiceNote : '',
    correction: practice,
    key: `${id} ${real_test}`,
    title: withAsterisk(title, real_test),
    score: total_math_score,
    onScale: total_math_score.of === maxScore,
    sections: counted.length,
    timed: counted.filter(({ timed }) => timed).length,
    parts: counted.map(({ value, of }) => `${value ?? '–'} of ${of}`).join(', '),
  };
}

function stateText({ first, shows }: SatScore | ActScore): string {
  if (!first) return Object.keys(shows).length > 0 ? 'first Submit' : '';
  const { value } = first.grand_score;
  return value === null ? 'corrected' : `corrected from ${value}`;
}

function withAsterisk(title: string, isReal: boolean): string {
  return isReal ? `${title}*` : title;
}

function partsText(parts: Readonly<Record<string, ScorePart>>): string {
  return Object.entries(parts)
    .map(([name, { value }]) => `${name} ${value ?? '–'}`)
    .join(', ');
}
