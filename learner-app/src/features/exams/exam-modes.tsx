import { useAccount } from '@fourfold/app-shell/session';
import type { Exam } from '@fourfold/core/contract/exams';
import { editionOfExam, examEditions } from '@fourfold/core/exams/exam-editions';
import { reviewOpensText } from '@fourfold/core/exams/exam-review';
import { Button } from '@fourfold/ui-kit/button';
import { ExamModes as Strip } from '@fourfold/ui-kit/exam-list';
import { NumberLegend } from '@fourfold/ui-kit/number-grid';
import { Segmented } from '@fourfold/ui-kit/segmented';
import { Switch } from '@fourfold/ui-kit/switch';
import { countBySet } from './count-by-set.ts';
import type { ExamList } from './exam-lists.ts';
import { numberLegend } from './exam-number.ts';
import { modeNotes } from './mode-notes.ts';
import type { ExamModesState } from './use-exam-modes.ts';

type ExamModesProps = {
  list: ExamList;
  exam: Exam;
  modes: ExamModesState;
  /** A section is being marked: the mode must not be switched off now. */
  busy: boolean;
  /** A section is handed in and its review has not opened yet. */
  hasClosedReview: boolean;
  onScores: () => void;
};

const options = [
  { value: 'mock', label: 'Mock' },
  { value: 'real', label: 'Real' },
] as const;

/** The switches of an open exam: test mode, Grading mode, and for a super admin how progress counts. */
export function ExamModes({ list, exam, modes, busy, hasClosedReview, onScores }: ExamModesProps) {
  const account = useAccount();
  const { variants, testing, setTesting, grading, setGrading } = modes;
  const [first] = variants;
  const { hasPaper } = examEditions[editionOfExam(exam)];
  return (
    <Strip
      label={`Modes of ${exam.title}`}
      note={[
        ...modeNotes(modes, exam),
        ...(hasClosedReview ? [`Handed in. ${reviewOpensText(exam.review, new Date())}`] : []),
      ].join(' ')}
    >
      {first && hasPaper && (
        <Switch checked={testing !== null} onChange={() => setTesting(testing === null ? first : null)}>
          Test mode
        </Switch>
      )}
      {testing !== null && (
        <Segmented
          label="Mock or Real"
          options={options}
          value={testing}
          disabled={variants.length < options.length}
          onChange={setTesting}
        />
      )}
      {hasPaper && (
        <Switch checked={grading} disabled={busy} onChange={() => setGrading(!grading)}>
          Grading mode
        </Switch>
      )}
      {hasPaper && account?.is_super_admin && !account.tutor_login.status && (
        <Switch
          checked={exam.progress_by_problemset}
          onChange={() => countBySet(list, exam, !exam.progress_by_problemset)}
        >
          Progress by problem set
        </Switch>
      )}
      {hasPaper && (
        <Button kind="quiet" aria-haspopup="dialog" onClick={onScores}>
          View Scores
        </Button>
      )}
      {hasPaper && <NumberLegend entries={numberLegend} />}
    </Strip>
  );
}
