import { callQuery } from '@fourfold/app-shell/call-query';
import { isNotFound } from '@fourfold/app-shell/query-client';
import type { Exam } from '@fourfold/core/contract/exams';
import { type ExamEdition, editionOfExam, editionSize, examEditions } from '@fourfold/core/exams/exam-editions';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { ExamItem } from '@fourfold/ui-kit/exam-list';
import { shownPercent } from '@fourfold/ui-kit/progress';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { endSummaryIn } from '../../end/end-summary.ts';
import { ExamContent } from './exam-content.tsx';
import type { ExamList } from './exam-lists.ts';
import { hasScore } from './grading/grade.ts';
import { gradeCalls, useGrades } from './grading/use-grades.ts';
import { QuestionPopup } from './question-popup.tsx';
import { questionTarget } from './question-target.ts';
import { useExamModes } from './use-exam-modes.ts';
import { useInView } from './use-in-view.ts';
import { anchorId, type OpenedExams } from './use-opened-exams.ts';
import { useTestProgress } from './use-test-progress.ts';
import { useWasTrue } from './use-was-true.ts';

type ExamRowProps = { list: ExamList; exam: Exam; opened: OpenedExams };

/**
 * A row of the exam list. Its progress is requested when the row comes into view, its content when
 * it is first expanded; both stay mounted with the list.
 */
export function ExamRow({ list, exam, opened }: ExamRowProps) {
  const edition = editionOfExam(exam);
  const { sections, hasPaper, title: editionTitle }: ExamEdition = examEditions[edition];
  const open = opened.isOpen(exam.id);
  const wasOpen = useWasTrue(open);
  const inView = useInView(anchorId(exam.id));
  const questions = useQuery({
    ...callQuery(list.questions(exam.id)),
    enabled: wasOpen,
    throwOnError: false,
    meta: { keep: true },
  });
  const { data: progress } = useQuery({
    ...callQuery(list.progress(exam.id)),
    enabled: hasPaper && (wasOpen || inView),
    // The user may come back from practising.
    staleTime: 0,
    refetchOnWindowFocus: false,
    throwOnError: false,
    meta: { keep: true },
  });
  const grades = useGrades(list.family, exam.id);
  const score = useQuery({
    ...callQuery(gradeCalls[list.family].score(exam.id)),
    enabled: (wasOpen || inView) && hasScore(grades.grade),
    throwOnError: false,
    meta: { keep: true },
  }).data;
  const modes = useExamModes(exam, opened);
  const tests = useTestProgress(list, exam.id, modes.testing);
  const topics = questions.data?.data;
  const popupTopic = open
    ? topics?.find((topic) => topic.id === opened.question && questionTarget(topic) !== null)
    : undefined;
  useScrollTo(scrollTarget(exam.id, opened, topics !== undefined));

  const { questions: count } = editionSize(edition);
  const countingLabel = exam.progress_by_problemset ? 'by problem set' : 'by sequence';
  return (
    <ExamItem
      id={anchorId(exam.id)}
      title={exam.title}
      note={
        hasPaper ? `${sections.length} sections, ${count} questions` : `${editionTitle}, ${count} questions on screen`
      }
      bars={progress && sections.map(({ short, type }) => ({ title: short, percent: progress.sections[type] ?? 0 }))}
      whole={
        progress && {
          percent: progress.percent_complete,
          text: `${shownPercent(progress.percent_complete)}% ${countingLabel}`,
        }
      }
      score={score?.grand_score}
      open={open}
      onToggle={() => opened.toggle(exam.id)}
    >
      {questions.isPending && <Skeleton bars={[24, 92, 92, 46]} label={`Loading ${exam.title}`} />}
      {isNotFound(questions.error) && <p>{exam.title} is no longer published.</p>}
      {questions.isError && !isNotFound(questions.error) && !topics && (
        <ErrorPanel
          title={`${exam.title} could not be loaded.`}
          onRetry={questions.refetch}
          busy={questions.isFetching}
        />
      )}
      {topics && !isNotFound(questions.error) && (
        <ExamContent {...{ list, exam, topics, progress, grades, score, modes, tests, opened }} />
      )}
      {popupTopic && (
        <QuestionPopup
          {...{ list, exam, sections, grade: grades.grade }}
          topic={popupTopic}
          mock={opened.mock}
          onClose={opened.close}
        />
      )}
    </ExamItem>
  );
}

/** DOM id of the element that the URL names, once it exists; null in all other rows. */
function scrollTarget(exam: string, { target }: OpenedExams, loaded: boolean): string | null {
  if (target.exam !== exam) return null;
  if (target.question === null) return anchorId(exam);
  return loaded ? anchorId(target.question) : null;
}

function useScrollTo(id: string | null) {
  // The summary of what just ended is at the top and is read first.
  const isAfterEnd = endSummaryIn(useLocation().state) !== null;
  useEffect(() => {
    if (id !== null && !isAfterEnd) document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [id, isAfterEnd]);
}
