import type { ChosenStart } from '@fourfold/core/client/outbox/new-test-action';
import { limitText } from '@fourfold/core/test-section/granted-texts';
import { Button } from '@fourfold/ui-kit/button';
import { Paper } from '@fourfold/ui-kit/question/paper';
import { Segmented } from '@fourfold/ui-kit/segmented';
import { useState } from 'react';
import { ReadinessNote } from './readiness-note.tsx';
import css from './test-intro.module.css';
import type { Readiness } from './use-readiness.ts';

const extraTimes = [
  { value: '1', label: 'Standard time' },
  { value: '1.5', label: 'Time and a half' },
  { value: '2', label: 'Double time' },
] as const;

type ExtraTime = (typeof extraTimes)[number]['value'] | typeof grantedTime.value;
const grantedTime = { value: 'granted', label: 'Granted time' } as const;

const modes = [
  { value: 'test', label: 'Test mode' },
  { value: 'practice', label: 'Practice mode' },
] as const;
type Mode = (typeof modes)[number]['value'];

const testRule =
  'Closing the tab does not stop the clock: it runs from Start to its end. Then the section is handed in.';
const practiceRule =
  'The clock stops while you are away: while the tab is closed or hidden, or you press Pause. It goes on where it was. When the time is over, it says so, and nothing is handed in by itself.';

type TestIntroProps = {
  /** "Math - Calculator". */
  section: string;
  questions: number;
  /** Official minutes. */
  minutes: number;
  /** Seconds that were granted to the student, who then chooses none; null without them. */
  granted: number | null;
  /** Whether the section is handed in when its time is over. */
  endsByClock: boolean;
  /** Whether the student has seen its answers: after an earlier attempt, or on the paper. */
  isSeen: boolean;
  readiness: Readiness;
  onStart(chosen: ChosenStart): void;
  onPrint(): void;
};

/** Shown before a section is begun: its rules and the time limit. */
export function TestIntro({
  section,
  questions,
  minutes,
  granted,
  endsByClock,
  isSeen,
  readiness,
  onStart,
  onPrint,
}: TestIntroProps) {
  const [mode, setMode] = useState<Mode>('test');
  const [chosen, setExtra] = useState<ExtraTime>();
  const practice = endsByClock && mode === 'practice';
  // In practice mode a student may also choose another time than that granted (Q342).
  const times = granted === null ? extraTimes : practice ? [grantedTime, ...extraTimes] : [grantedTime];
  const { value: extra } = times.find(({ value }) => value === chosen) ?? times[0];
  const extraTime = extra === 'granted' ? null : Number(extra);
  const time = { extra_time: extraTime ?? 1, granted_seconds: extraTime === null ? granted : null };
  return (
    <Paper head={<div />}>
      <h2>{section}</h2>
      <p className={css.size}>
        {questions === 1 ? '1 question' : `${questions} questions`}, {limitText({ minutes }, time)}
      </p>
      <div className={css.choices}>
        {endsByClock && <Segmented label="Mode" options={modes} value={mode} onChange={setMode} />}
        {times.length > 1 && <Segmented label="Extra time" options={times} value={extra} onChange={setExtra} />}
      </div>
      <ul className={css.rules}>
        {granted !== null && !practice && (
          <li>Your time is extended: it was granted to you, so you choose no extra time here.</li>
        )}
        <li>Each answer is kept on this device at once and sent when there is a network.</li>
        {endsByClock ? (
          <>
            <li>{practice ? practiceRule : testRule}</li>
            <li>Start needs a network. After it, the section can be taken to its end without one.</li>
          </>
        ) : (
          <li>The clock counts while this page is in view. At the limit it says so and goes on.</li>
        )}
        <li>Mark a question uncertain to come back to it. You can strike out what you have ruled out.</li>
        <li>
          Letters choose an answer, <kbd>Enter</kbd> goes on, arrow keys move in the question map.
        </li>
        <li>
          {endsByClock
            ? 'Nothing is judged before it is handed in.'
            : 'Nothing is judged before you submit the whole test.'}
        </li>
        {practice && (
          <li>
            Its result is marked “Practice mode”, and is not compared with results of test mode. A section is handed in
            once in either mode.
          </li>
        )}
        {isSeen && <li>You have seen the answers of this section before. Its result will say so.</li>}
      </ul>
      <div className={css.start}>
        <Button
          kind="primary"
          big
          disabled={readiness.kind === 'loading'}
          onClick={() => onStart({ extraTime, practice })}
        >
          Start
        </Button>
        {/* Questions are not shown before the clock runs. */}
        {!endsByClock && <Button onClick={onPrint}>Print</Button>}
      </div>
      <ReadinessNote readiness={readiness} />
    </Paper>
  );
}
