import { useAccount } from '@fourfold/app-shell/session';
import type { ExamQuestion } from '@fourfold/core/contract/content';
import { type ExamEdition, examEditions } from '@fourfold/core/exams/exam-editions';
import { ExamSection } from '@fourfold/ui-kit/exam-list';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Switch } from '@fourfold/ui-kit/switch';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { TestSwitches } from '../publishing/test-switches.tsx';
import { ExamUploads } from '../score-tables/exam-uploads.tsx';
import { setProgressBySet } from './change-exam.ts';
import css from './exam-details.module.css';
import { type Exam, type ExamList, formAddress, testAddress } from './exam-lists.ts';
import { ReviewButton } from './review-button.tsx';
import { TopicDialog } from './topic-dialog.tsx';
import { TopicGrid, TopicLegend } from './topic-grid.tsx';
import { TopicsButton } from './topics-button.tsx';
import type { ExpandedExams } from './use-expanded-exams.ts';

/** Lazy, because it contains the desk of problem sets. */
const QuestionPopup = lazyPart({
  name: 'This number',
  load: () => import('./question-popup.tsx').then((part) => part.QuestionPopup),
});

type ExamDetailsProps = { list: ExamList; exam: Exam; questions: readonly ExamQuestion[]; opened: ExpandedExams };

/** The content of an expanded exam: its settings, and its sections with their numbers and tests. */
export function ExamDetails({ list, exam, questions, opened }: ExamDetailsProps) {
  const id = useId();
  const { sections, hasPaper }: ExamEdition = examEditions[exam.edition];
  const activeQuestion = questions.find((question) => question.id === opened.question);
  const [expandedSection, setExpandedSection] = useState(
    questions.find((question) => question.id === opened.target.question)?.type ?? sections[0]?.type,
  );
  const positionText = ({ type, position }: ExamQuestion) => {
    const section = sections.find((one) => one.type === type)?.title ?? type;
    return `${exam.title}, ${section}, number ${position + 1}`;
  };
  return (
    <>
      <h2 className="vh" id={id}>
        {exam.title}
      </h2>
      <div className={css.settings}>
        <div className={css.switches}>
          <div className={css.progress}>
            {hasPaper && <ProgressMode list={list} exam={exam} />}
            <ReviewButton list={list} exam={exam} />
            {hasPaper && <TopicsButton list={list} exam={exam} questions={questions} />}
            {!hasPaper && (
              <LinkButton as={Link} kind="quiet" to={formAddress(exam.id, 'mock')}>
                Form
              </LinkButton>
            )}
          </div>
          <FamilyTestSwitches exam={exam} />
        </div>
        <ExamUploads exam={exam} family={list.family} />
      </div>
      {hasPaper && (
        <div className={css.legend}>
          <TopicLegend />
        </div>
      )}
      {sections.map(({ type, title, test, questions: questionCount }) => {
        const ofSection = questions.filter((question) => question.type === type);
        const withTopic = ofSection.filter(({ topic }) => topic !== null).length;
        return (
          <ExamSection
            key={type}
            title={title}
            within={id}
            note={
              hasPaper
                ? `${ofSection.length} questions, ${withTopic === ofSection.length ? 'all' : withTopic || 'none'} with a topic`
                : `${questionCount} questions, ${test?.minutes} minutes`
            }
            tools={test && <TestLinks list={list} exam={exam.id} section={type} title={title} />}
            open={expandedSection === type}
            onToggle={() => setExpandedSection(expandedSection === type ? undefined : type)}
          >
            {hasPaper && (
              <TopicGrid
                label={title}
                questions={ofSection}
                onOpen={(question) => opened.openQuestion(exam.id, question.id)}
              />
            )}
          </ExamSection>
        );
      })}
      {activeQuestion?.topic && (
        <QuestionPopup
          key={activeQuestion.id}
          list={list}
          exam={exam}
          question={activeQuestion}
          positionText={positionText(activeQuestion)}
          onClose={opened.closeQuestion}
        />
      )}
      {activeQuestion && !activeQuestion.topic && (
        <TopicDialog
          list={list}
          question={activeQuestion}
          positionText={positionText(activeQuestion)}
          // The number is open already: its popup replaces the dialog.
          onSaved={() => {}}
          onClose={opened.closeQuestion}
        />
      )}
    </>
  );
}

/** What an exam's progress counts: super admins switch it, others read it. */
function ProgressMode({ list, exam }: { list: ExamList; exam: Exam }) {
  const account = useAccount();
  const { progress_by_problemset: bySet } = exam;
  if (!account?.is_super_admin) return <span className="small">Progress by {bySet ? 'problem set' : 'sequence'}</span>;
  return (
    <Switch checked={bySet} onChange={() => setProgressBySet(list, exam, !bySet)}>
      Progress by problem set
    </Switch>
  );
}

function FamilyTestSwitches({ exam }: { exam: Exam }) {
  return 'math_mock_test_publish' in exam ? (
    <TestSwitches family="act" exam={exam} />
  ) : (
    <TestSwitches family="sat" exam={exam} />
  );
}

type TestLinksProps = { list: ExamList; exam: string; section: string; title: string };

/** Links to the pages that edit the tests of a section. */
function TestLinks({ list, exam, section, title }: TestLinksProps) {
  return (
    <>
      <LinkButton
        as={Link}
        kind="quiet"
        to={testAddress(list, { exam, variant: 'mock', section })}
        aria-label={`Mock test: ${title}`}
      >
        Mock test
      </LinkButton>
      <LinkButton
        as={Link}
        kind="quiet"
        to={testAddress(list, { exam, variant: 'real', section })}
        aria-label={`Real test: ${title}`}
      >
        Real test
      </LinkButton>
    </>
  );
}
