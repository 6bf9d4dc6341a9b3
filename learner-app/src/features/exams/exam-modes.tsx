import type { Exam } from '@fourfold/core/contract/exams';
import { reviewOpensWords } from '@fourfold/core/exams/review';
import { Button } from '@fourfold/ui-kit/button';
import { ExamModes as Strip } from '@fourfold/ui-kit/exam-list';
import { NumberLegend } from '@fourfold/ui-kit/number-grid';
import { Segmented } from '@fourfold/ui-kit/segmented';
import { Switch } from '@fourfold/ui-kit/switch';
import { useAccount } from '../../session/session.ts';
import { countBySet } from './count-by-set.ts';
import type { ExamList } from './exam-lists.ts';
import { modeWords } from './mode-words.ts';
import type { Modes } from './use-modes.ts';

type ExamModesProps = {
  list: ExamList;
  exam: Exam;
  modes: Modes;
  /** A section is being marked: the mode must not be switched off now. */
  busy: boolean;
  /** A section is handed in and its review has not opened yet. */
  waits: boolean;
  onScores: () => void;
};

const options = [
  { value: 'mock', label: 'Mock' },
  { value: 'real', label: 'Real' },
] as const;

/**
 * The switches of an open exam: test mode, Grading mode, and for a super admin how progress counts.
 */
export function ExamModes({ list, exam, modes, busy, waits, onScores }: ExamModesProps) {
  const account = useAccount();
  const { variants, testing, test, grading, grade } = modes;
  const [first] = variants;
  return (
    <Strip
      label={`Modes of ${exam.title}`}
      note={[
        ...modeWords(modes, exam),
        ...(waits ? [`Handed in. ${reviewOpensWords(exam.review, new Date())}`] : []),
      ].join(' ')}
    >
      {first && (
        <Switch checked={testing !== null} onChange={() => test(testing === null ? first : null)}>
          Test mode
        </Switch>
      )}
      {testing !== null && (
        <Segmented
          label="Mock or Real"
          options={options}
          value={testing}
          disabled={variants.length < options.length}
          onChange={test}
        />
      )}
      <Switch checked={grading} disabled={busy} onChange={() => grade(!grading)}>
        Grading mode
      </Switch>
      {account?.is_super_admin && !account.tutor_login.status && (
        <Switch
          checked={exam.progress_by_problemset}
          onChange={() => countBySet(list, exam, !exam.progress_by_problemset)}
        >
          Progress by problem set
        </Switch>
      )}
      <Button kind="quiet" aria-haspopup="dialog" onClick={onScores}>
        View Scores
      </Button>
      <NumberLegend />
    </Strip>
  );
}
