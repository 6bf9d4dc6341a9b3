// The parts of a question page that are not needed until its question is on the screen; one chunk,
// loaded by use-practice-extras.ts.
import type { OutboxDraft } from '@fourfold/core/client/outbox/outbox-entry';
import type { ProblemSet, Question } from '@fourfold/core/contract/content';
import type { WorkReference } from '@fourfold/core/contract/practice';
import { visibleInOrder } from '@fourfold/core/mastery/next-in-set';
import { masteryThreshold } from '@fourfold/core/mastery/run/full-run';
import { Navigator } from '@fourfold/ui-kit/navigator';
import { MarginNote } from '@fourfold/ui-kit/question/paper';
import { RunOfFour } from '@fourfold/ui-kit/run-of-four';
import { kindCode } from '../../../question/kind-code.ts';
import type { Practice } from '../use-practice.ts';
import css from './practice-extras.module.css';
import { type ContentChanges, useContentChanges } from './use-content-changes.ts';
import { useMarks } from './use-marks.ts';

export { sequenceWithPending } from '@fourfold/core/practice/pending/sequence-with-pending';
export { setWithPending } from '@fourfold/core/practice/pending/set-with-pending';
export { Explanation } from '@fourfold/ui-kit/explanation';
export { SheetSwitch } from '@fourfold/ui-kit/question/lazy/sheet-switch';
export { PracticeQuestionTools } from '../../../calculator/question-tools.tsx';
export { StillThereDialog } from './still-there-dialog.tsx';
export { VideoNote } from './video-note.tsx';

// The next question may be of any kind.
for (const code of Object.values(kindCode)) code.fetch().catch(() => {});
// Starts the persistence of replies for offline visits (app/follow-session.ts).
dispatchEvent(new Event('painted'));

type QuestionsNoteProps = ContentChanges & {
  practice: Practice<WorkReference>;
  questions: readonly Question[];
  pending: readonly OutboxDraft[];
};

/** Note in the margin: the questions by number with their results, and links to the answered ones. */
export function QuestionsNote({ practice, questions, pending, ...changes }: QuestionsNoteProps) {
  const { trail, question, current, showAnswered } = practice;
  const marks = useMarks(practice, pending);
  useContentChanges(changes, practice, questions);
  const order = visibleInOrder(questions);
  const cameFrom =
    changes.contentName === 'sequence' && question.id === current ? jumpFrom(trail, order, current) : null;
  const lastOf = (id: string) => trail.findLastIndex((answered) => answered.question.id === id);
  return (
    <MarginNote label="Questions">
      <Navigator
        current={question.id}
        items={order.map(({ id }) => {
          const mark = { true: 'right', false: 'wrong', undefined: 'open' } as const;
          return { id, mark: mark[`${marks[id]}`], disabled: lastOf(id) < 0 && id !== current };
        })}
        onGo={(id) => showAnswered(id === current ? null : lastOf(id))}
        onPrevious={practice.previous}
        onNext={practice.following}
        arrows
      />
      {cameFrom !== null && <p className="small">{`Your answer to question ${cameFrom} led to this one.`}</p>}
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
  getRun(setId: string): number;
  current?: string;
};

/** Note in the margin: the problem sets of a sequence, each with its run. */
export function SetsNote({ sets, getRun, current }: SetsNoteProps) {
  if (sets.length === 0) return null;
  return (
    <MarginNote label="Problem sets in this sequence">
      <ul className={css.sets}>
        {sets.map(({ id, title }) => (
          <li key={id} aria-current={id === current || undefined}>
            <span>{title}</span>
            <RunOfFour hidesText count={getRun(id)} of={masteryThreshold} />
          </li>
        ))}
      </ul>
    </MarginNote>
  );
}
