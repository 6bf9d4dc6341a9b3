// The parts of a question page that are not needed until its question is on the screen; one chunk,
// loaded by use-practice-extras.ts.
import type { Draft } from '@fourfold/core/client/outbox/outbox-entry';
import type { ProblemSet, Question } from '@fourfold/core/contract/content';
import { visibleInOrder } from '@fourfold/core/mastery/next-in-set';
import { masteryThreshold } from '@fourfold/core/mastery/run/full-run';
import { Navigator } from '@fourfold/ui-kit/navigator';
import { MarginNote } from '@fourfold/ui-kit/question/paper';
import { RunOfFour } from '@fourfold/ui-kit/run-of-four';
import { typed } from '../../../question/typed.ts';
import type { Practice } from '../use-practice.ts';
import css from './beside.module.css';
import { type Changes, useChanges } from './use-changes.ts';
import { useMarks } from './use-marks.ts';

export { sequenceStanding } from '@fourfold/core/practice/standing/sequence-standing';
export { setStanding } from '@fourfold/core/practice/standing/set-standing';
export { Explanation } from '@fourfold/ui-kit/explanation';
export { SheetSwitch } from '@fourfold/ui-kit/question/late/sheet-switch';
export { ReportProblem } from '../../../report/report-problem.tsx';
export { StillThere } from './still-there.tsx';
export { VideoNote } from './video-note.tsx';

// The next question may have a typed answer.
typed.fetch().catch(() => {});
// Starts the persistence of replies for offline visits (app/follow-session.ts).
dispatchEvent(new Event('painted'));

type QuestionsNoteProps = Changes & {
  practice: Practice;
  questions: readonly Question[];
  pending: readonly Draft[];
};

/**
 * Note in the margin: the questions by number with their results, and links to the answered ones.
 */
export function QuestionsNote({ practice, questions, pending, ...changes }: QuestionsNoteProps) {
  const { trail, question, current, look } = practice;
  const marks = useMarks(practice, pending);
  useChanges(changes, practice, questions);
  const order = visibleInOrder(questions);
  const ledFrom = changes.what === 'sequence' && question.id === current ? jumpFrom(trail, order, current) : null;
  const lastOf = (id: string) => trail.findLastIndex((answered) => answered.question.id === id);
  return (
    <MarginNote label="Questions">
      <Navigator
        current={question.id}
        items={order.map(({ id }) => {
          const mark = { true: 'right', false: 'wrong', undefined: 'open' } as const;
          return { id, mark: mark[`${marks[id]}`], disabled: lastOf(id) < 0 && id !== current };
        })}
        onGo={(id) => look(id === current ? null : lastOf(id))}
        onPrevious={practice.previous}
        onNext={practice.following}
        arrows
      />
      {ledFrom !== null && <p className="small">{`Your answer to question ${ledFrom} led to this one.`}</p>}
    </MarginNote>
  );
}

/**
 * Returns the number of the last answered question if its answer jumped to the current one; null if
 * the current one simply follows.
 */
function jumpFrom(trail: Practice['trail'], order: readonly Question[], current: string): number | null {
  const at = (id: string | undefined) => order.findIndex((one) => one.id === id);
  const from = at(trail.at(-1)?.question.id);
  return from < 0 || at(current) === from + 1 || at(current) === from ? null : from + 1;
}

type SetsNoteProps = {
  sets: readonly ProblemSet[];
  /** Returns the right answers in a row of a set, a full run once mastered. */
  runOf(setId: string): number;
  current?: string;
};

/** Note in the margin: the problem sets of a sequence, each with its run. */
export function SetsNote({ sets, runOf, current }: SetsNoteProps) {
  if (sets.length === 0) return null;
  return (
    <MarginNote label="Problem sets in this sequence">
      <ul className={css.sets}>
        {sets.map(({ id, title }) => (
          <li key={id} aria-current={id === current || undefined}>
            <span>{title}</span>
            <RunOfFour bare count={runOf(id)} of={masteryThreshold} />
          </li>
        ))}
      </ul>
    </MarginNote>
  );
}
