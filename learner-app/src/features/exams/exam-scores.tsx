import type { ActScore, SatScore, ScorePart } from '@fourfold/core/contract/grades';
import type { ActTestScore, SatTestScore } from '@fourfold/core/contract/tests';
import { allSections } from '@fourfold/core/exams/exam-editions';
import type { ExamSection } from '@fourfold/core/exams/section';
import { scoreStateText } from '@fourfold/core/scores/score-state-text';
import { practiceText } from '@fourfold/core/test-entries/practice-note';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { type ScoreLine, ScoreSum } from '@fourfold/ui-kit/score-sum';
import { Link } from 'react-router-dom';
import { reportAddress } from '../../exam-links/addresses.ts';
import css from './exam-scores.module.css';
import { scoreTotals } from './grading/score-totals.ts';

type ExamScoresProps = {
  family: Family;
  exam: string;
  /** Score of the paper exam; undefined if no section is graded. */
  score: SatScore | ActScore | undefined;
  /** Score of the tests of the chosen variant; undefined if none is submitted. */
  test: SatTestScore | ActTestScore | undefined;
};

/** The scores of an exam, shown beside its sections: of the paper and of the tests. */
export function ExamScores({ family, exam, score, test }: ExamScoresProps) {
  const sections = allSections(family);
  return (
    <>
      {score && (
        <ScoreSum
          title="Score"
          lines={linesOf(sections, score.sections)}
          totals={scoreTotals(score, true).map(({ label, part }) => line(label, part))}
          note={[timedNote(score), ...scoreStateText(score)].filter(Boolean).join(' ')}
        />
      )}
      {test && (
        <>
          <ScoreSum
            title={test.real_test ? 'Real test' : 'Mock test'}
            lines={test.parts ? test.parts.map((part) => line(part.title, part)) : linesOf(sections, test.sections)}
            totals={totalsOf(test)}
            note={testNote(test)}
          />
          <p className={css.report}>
            <Link to={reportAddress(exam, test.real_test ? 'real' : 'mock')}>Score report</Link>
          </p>
        </>
      )}
    </>
  );
}

function timedNote({ sections, timed }: SatScore | ActScore): string | null {
  const count = Object.keys(sections).filter((type) => timed[type]).length;
  return count === 0 ? null : `${count} of ${Object.keys(sections).length} sections timed.`;
}

/** Of a test on screen the composite, else math. */
function totalsOf({ composite, total_math_score }: SatTestScore | ActTestScore): ScoreLine[] {
  return [composite ? line('Total', composite) : line('Math', total_math_score)];
}

function testNote({ sections, parts, composite, total_math_score }: SatTestScore | ActTestScore): string {
  const isSeen = Object.values(sections).some(({ key_seen }) => key_seen);
  const ranges = parts?.flatMap(({ title, lower, upper }) =>
    lower === undefined || upper === undefined || lower === upper ? [] : `${title}: between ${lower} and ${upper}.`,
  );
  const reason = composite ? composite.reason : total_math_score.reason;
  const estimated = parts?.some((part) => part.estimated) && 'Estimated from its questions: this test has no table.';
  return [practiceText(Object.values(sections)), ...(ranges ?? []), reason, estimated, isSeen && 'Answers seen before.']
    .filter(Boolean)
    .join(' ');
}

function linesOf(sections: readonly ExamSection[], parts: Readonly<Record<string, ScorePart>>): ScoreLine[] {
  return sections.flatMap(({ type, title }) => {
    const part = parts[type];
    return part ? [line(title, part)] : [];
  });
}

function line(label: string, { value, of }: ScorePart): ScoreLine {
  return { label, value, of };
}
