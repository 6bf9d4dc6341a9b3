import type { ExamQuestion } from '@fourfold/core/contract/content';
import { type ExamFamily, examFamilies } from '@fourfold/core/exams/families';
import { ExamSection } from '@fourfold/ui-kit/exam-list';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Switch } from '@fourfold/ui-kit/switch';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { late } from '../late/late.tsx';
import { TestSwitches } from '../publishing/test-switches.tsx';
import { useAccount } from '../session/session.ts';
import { ExamUploads } from '../uploads/exam-uploads.tsx';
import { countBySet } from './change-exam.ts';
import css from './exam-inside.module.css';
import { type Exam, type ExamList, testAddress } from './exam-lists.ts';
import { ReviewButton } from './review-button.tsx';
import { TopicDialog } from './topic-dialog.tsx';
import { TopicGrid, TopicLegend } from './topic-grid.tsx';
import type { Opened } from './use-opened.ts';

/** Lazy, because it contains the desk of problem sets. */
const QuestionPopup = late({
  name: 'This number',
  load: () => import('./question-popup.tsx').then((part) => part.QuestionPopup),
});

type ExamInsideProps = { list: ExamList; exam: Exam; questions: readonly ExamQuestion[]; opened: Opened };

/** The content of an expanded exam: its settings, and its sections with their numbers and tests. */
export function ExamInside({ list, exam, questions, opened }: ExamInsideProps) {
  const id = useId();
  const account = useAccount();
  const { sections }: ExamFamily = examFamilies[list.family];
  const asked = questions.find((question) => question.id === opened.question);
  const [unfolded, unfold] = useState(
    questions.find((question) => question.id === opened.target.question)?.type ?? sections[0]?.type,
  );
  const placeOf = ({ type, position }: ExamQuestion) => {
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
            {account?.is_super_admin ? (
              <Switch
                checked={exam.progress_by_problemset}
                onChange={() => countBySet(list, exam, !exam.progress_by_problemset)}
              >
                Progress by problem set
              </Switch>
            ) : (
              <span className="small">Progress by {exam.progress_by_problemset ? 'problem set' : 'sequence'}</span>
            )}
            <ReviewButton list={list} exam={exam} />
          </div>
          <Switches exam={exam} />
        </div>
        <ExamUploads exam={exam} family={list.family} />
      </div>
      <div className={css.legend}>
        <TopicLegend />
      </div>
      {sections.map(({ type, title, test }) => {
        const own = questions.filter((question) => question.type === type);
        const named = own.filter(({ topic }) => topic !== null).length;
        return (
          <ExamSection
            key={type}
            title={title}
            within={id}
            note={`${own.length} questions, ${named === own.length ? 'all' : named || 'none'} with a topic`}
            tools={test && <Tests list={list} exam={exam.id} section={type} title={title} />}
            open={unfolded === type}
            onToggle={() => unfold(unfolded === type ? undefined : type)}
          >
            <TopicGrid label={title} questions={own} onOpen={(question) => opened.openQuestion(exam.id, question.id)} />
          </ExamSection>
        );
      })}
      {asked?.topic && (
        <QuestionPopup
          key={asked.id}
          list={list}
          exam={exam}
          question={asked}
          place={placeOf(asked)}
          onClose={opened.closeQuestion}
        />
      )}
      {asked && !asked.topic && (
        <TopicDialog
          list={list}
          question={asked}
          place={placeOf(asked)}
          // The number is open already: its popup replaces the dialog.
          onNamed={() => {}}
          onClose={opened.closeQuestion}
        />
      )}
    </>
  );
}

function Switches({ exam }: { exam: Exam }) {
  return 'math_mock_test_publish' in exam ? (
    <TestSwitches family="act" exam={exam} />
  ) : (
    <TestSwitches family="sat" exam={exam} />
  );
}

type TestsProps = { list: ExamList; exam: string; section: string; title: string };

/** Links to the pages that edit the tests of a section. */
function Tests({ list, exam, section, title }: TestsProps) {
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
