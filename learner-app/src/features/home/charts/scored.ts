import type { ActScore, SatScore, ScorePart } from '@fourfold/core/contract/grades';
import type { ActTestScore, SatTestScore } from '@fourfold/core/contract/tests';
import { stateWords } from '@fourfold/core/scores/state-words';

/** One exam of a score chart, from any of the score calls. */
export type Scored = {
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
  seen: boolean;
  /** The state that was graded (Q276), for the table; empty if there is nothing to say. */
  state: string;
  /** For a corrected score: a sentence with the first score. */
  correction: string | null;
  /** Its parts, as text. */
  parts: string;
};

export function ofSat(score: SatScore): Scored {
  const { sat_id, sat_title, type, total_verbal_score, total_math_score } = score;
  const about = { key: sat_id, title: starred(sat_title, type === 'RealSat'), onScale: score.converted };
  return { ...about, ...ofPaper(score), parts: inWords({ Verbal: total_verbal_score, Math: total_math_score }) };
}

export function ofAct(score: ActScore): Scored {
  const parts = {
    English: score.total_english_score,
    Math: score.total_math_score,
    Reading: score.total_reading_score,
    Science: score.total_science_score,
  };
  const about = { key: score.act_id, title: starred(score.act_title, score.type === 'RealAct') };
  return { ...about, onScale: score.converted, ...ofPaper(score), parts: inWords(parts) };
}

export const ofSatTest = (score: SatTestScore): Scored => ofTest(score.sat_id, score.sat_title, score, 800);
export const ofActTest = (score: ActTestScore): Scored => ofTest(score.act_id, score.act_title, score, 36);

function ofPaper(score: SatScore | ActScore) {
  const { sections, timed, key_seen, grand_score } = score;
  const counted = Object.keys(sections).filter((type) => sections[type]?.raw !== null);
  return {
    score: grand_score,
    sections: counted.length,
    timed: counted.filter((type) => timed[type]).length,
    seen: counted.some((type) => key_seen[type]),
    state: stateOf(score),
    correction: score.first && stateWords(score).join(' '),
  };
}

function ofTest(
  id: string,
  title: string,
  { real_test, sections, total_math_score }: SatTestScore | ActTestScore,
  most: number,
): Scored {
  const counted = Object.values(sections);
  const seen = counted.some(({ key_seen }) => key_seen);
  return {
    seen,
    state: '',
    correction: null,
    key: `${id} ${real_test}`,
    title: starred(title, real_test),
    score: total_math_score,
    onScale: total_math_score.of === most,
    sections: counted.length,
    timed: counted.filter(({ timed }) => timed).length,
    parts: counted.map(({ value, of }) => `${value ?? '–'} of ${of}`).join(', '),
  };
}

function stateOf({ first, shows }: SatScore | ActScore): string {
  if (!first) return Object.keys(shows).length > 0 ? 'first Submit' : '';
  const { value } = first.grand_score;
  return value === null ? 'corrected' : `corrected from ${value}`;
}

function starred(title: string, isReal: boolean): string {
  return isReal ? `${title}*` : title;
}

function inWords(parts: Readonly<Record<string, ScorePart>>): string {
  return Object.entries(parts)
    .map(([name, { value }]) => `${name} ${value ?? '–'}`)
    .join(', ');
}
