import type { ReportModule, ScoreReport } from '@fourfold/core/contract/score-report';
import { formatDateTime } from '@fourfold/core/day/format-day';
import { practiceNote } from '@fourfold/core/test-entries/practice-note';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Link } from 'react-router-dom';
import { testAddress } from '../../exam-links/addresses.ts';
import css from './module-list.module.css';
import { questionText, statesText } from './report-texts.ts';

type ModuleListProps = {
  report: Pick<ScoreReport, 'modules' | 'family' | 'exam_id' | 'variant'>;
  isReader: boolean;
};

/** The submitted modules: when, what became of each question, and the link to the review. */
export function ModuleList({ report: { modules, family, exam_id, variant }, isReader }: ModuleListProps) {
  return (
    <>
      <ul className={css.modules}>
        {modules.map((module) => (
          <li key={module.section}>
            <div className={css.head}>
              <h3>{module.title}</h3>
              {!isReader && (
                <LinkButton
                  as={Link}
                  to={testAddress({ family, exam: exam_id, variant, section: module.section })}
                  kind="quiet"
                  aria-label={`Review: ${module.title}`}
                >
                  Review
                </LinkButton>
              )}
            </div>
            <p className="small">
              {`Submitted ${formatDateTime(new Date(module.submitted_at), new Date())}${module.is_overdue ? ', arrived late' : ''}${module.practice ? `, ${practiceNote}` : ''}: ${statesText(module.questions)}.`}
            </p>
            <QuestionStates {...module} />
          </li>
        ))}
      </ul>
      <p className="small">
        A line below a number: right. Dots: wrong. Nothing: left out. In brackets: does not count.
      </p>
    </>
  );
}

function QuestionStates({ title, questions }: ReportModule) {
  return (
    <ol className={css.questions} aria-label={`Questions of ${title}`}>
      {questions.map((question, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the number identifies a question, and the list never changes
        <li key={at} data-state={question.state} title={questionText(at + 1, question)}>
          <span aria-hidden="true">{at + 1}</span>
          <span className="vh">{questionText(at + 1, question)}</span>
        </li>
      ))}
    </ol>
  );
}
