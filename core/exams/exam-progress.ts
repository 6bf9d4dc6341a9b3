import type { ExamProgress } from '../contract/exam-progress.ts';
import { type MasteryState, masteryPercent } from '../mastery/mastery.ts';
import { percent, percentComplete, type SequenceState } from '../sequence/sequence.ts';

type Id = string;

/** An open question topic and the student's percent in it; null if it has no visible questions. */
export type TopicProgress = { id: Id; section: string; percent: number | null };

/**
 * Percent of a topic in sequence mode, as its dialog shows it; null without a visible question.
 * `state` is null before the first answer.
 */
export function sequencePercent(visibleQuestions: boolean, state: SequenceState | null): number | null {
  if (!visibleQuestions) return null;
  return state ? percentComplete(state) : 0;
}

/**
 * Percent of a topic in problem set mode: the mean over its open sets. A run in progress counts in
 * proportion to the threshold. Null without sets.
 */
export function setsPercent(states: readonly (MasteryState | null)[]): number | null {
  return mean(states.map((state) => (state ? masteryPercent(state) : 0)));
}

/** Builds an exam's progress from its topics. Topics whose percent is null do not count (Q61). */
export function examProgress(exam_id: Id, topics: readonly TopicProgress[]): ExamProgress {
  const counted = topics.flatMap(({ percent: done, ...topic }) => (done === null ? [] : [{ ...topic, done }]));
  const bySection = Map.groupBy(counted, ({ section }) => section);
  return {
    exam_id,
    percent_complete: mean(counted.map(({ done }) => done)) ?? 0,
    sections: Object.fromEntries(
      [...bySection].map(([section, topicsInSection]) => [section, mean(topicsInSection.map(({ done }) => done)) ?? 0]),
    ),
    questions: Object.fromEntries(counted.map(({ id, done }) => [id, done])),
  };
}

/** Percent of a whole exam. `topics`: their number; `started`: the percents of those that were started. */
export function overallPercent(topics: number, started: readonly number[]): number {
  if (topics === 0) return 0;
  // Whole hundredths, so that the order of the parts does not change the sum.
  const sum = started.reduce((hundredths, part) => hundredths + Math.round(100 * part), 0);
  const isWhole = started.length === topics && started.every((part) => part >= 100);
  return isWhole ? 100 : Math.min(99.99, percent(sum, 10_000 * topics));
}

/** 0 to 100 with 2 decimals; 100 only if every part is 100. Null for an empty list. */
function mean(parts: readonly number[]): number | null {
  return parts.length === 0 ? null : overallPercent(parts.length, parts);
}
