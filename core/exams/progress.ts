import type { ExamProgress } from '../contract/exams.ts';
import { type MasteryState, masteryPercent } from '../mastery/mastery.ts';
import { percent } from '../sequence/percent.ts';
import { percentComplete, type SequenceState } from '../sequence/sequence.ts';

type Id = string;

/** A question topic that is open, and how far the student is with it; null where it has nothing to do. */
export type TopicProgress = { id: Id; section: string; percent: number | null };

/** By sequence: its percent, as the topic's dialog shows it. `state` is null before the first answer. */
export function sequencePercent(visibleQuestions: boolean, state: SequenceState | null): number | null {
  if (!visibleQuestions) return null;
  return state ? percentComplete(state) : 0;
}

/** By problem set: the share of its open sets that are mastered, a run in progress by its part of the threshold. */
export function setsPercent(states: readonly (MasteryState | null)[]): number | null {
  return mean(states.map((state) => (state ? masteryPercent(state) : 0)));
}

/** Topics that have nothing to do count neither way (Q61). */
export function examProgress(exam_id: Id, topics: readonly TopicProgress[]): ExamProgress {
  const counted = topics.flatMap(({ percent: done, ...topic }) => (done === null ? [] : [{ ...topic, done }]));
  const bySection = Map.groupBy(counted, ({ section }) => section);
  return {
    exam_id,
    percent_complete: mean(counted.map(({ done }) => done)) ?? 0,
    sections: Object.fromEntries(
      [...bySection].map(([section, inIt]) => [section, mean(inIt.map(({ done }) => done)) ?? 0]),
    ),
    questions: Object.fromEntries(counted.map(({ id, done }) => [id, done])),
  };
}

/** Of an exam as a whole: topics that have something to do, and the percents of those that were begun. */
export function overallPercent(topics: number, begun: readonly number[]): number {
  if (topics === 0) return 0;
  // In hundredths, so that the order of the parts makes no difference.
  const sum = begun.reduce((hundredths, part) => hundredths + Math.round(100 * part), 0);
  const isWhole = begun.length === topics && begun.every((part) => part >= 100);
  return isWhole ? 100 : Math.min(99.99, percent(sum, 10_000 * topics));
}

/** 0 to 100 with 2 decimals; 100 only when every part is, however little is missing. Null of nothing. */
function mean(parts: readonly number[]): number | null {
  return parts.length === 0 ? null : overallPercent(parts.length, parts);
}
