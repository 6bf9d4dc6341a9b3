import type { Exam } from '@fourfold/core/contract/exams';
import { examFamilies } from '@fourfold/core/exams/families';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { ExamItem } from '@fourfold/ui-kit/exam-list';
import { capped } from '@fourfold/ui-kit/progress';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isNotFound } from '../../data/query-client.ts';
import { queryOf } from '../../data/query-of.ts';
import { endIn } from '../../end/end.ts';
import { ExamInside } from './exam-inside.tsx';
import type { ExamList } from './exam-lists.ts';
import { hasScore } from './grading/grade.ts';
import { gradeCalls, useGrades } from './grading/use-grades.ts';
import { opensTo } from './opens-to.ts';
import { QuestionPopup } from './question-popup.tsx';
import { useInView } from './use-in-view.ts';
import { useModes } from './use-modes.ts';
import { type Opened, placeId } from './use-opened.ts';
import { useTests } from './use-tests.ts';
import { useWasTrue } from './use-was-true.ts';

type ExamRowProps = { list: ExamList; exam: Exam; opened: Opened };

/**
 * A row of the exam list. Its progress is requested when the row comes into view, its content when
 * it is first expanded; both stay mounted with the list.
 */
export function ExamRow({ list, exam, opened }: ExamRowProps) {
  const { sections } = examFamilies[list.family];
  const open = opened.isOpen(exam.id);
  const wasOpen = useWasTrue(open);
  const inView = useInView(placeId(exam.id));
  const questions = useQuery({
    ...queryOf(list.questions(exam.id)),
    enabled: wasOpen,
    throwOnError: false,
    meta: { keep: true },
  });
  const { data: progress } = useQuery({
    ...queryOf(list.progress(exam.id)),
    enabled: wasOpen || inView,
    // The user may come back from practising.
    staleTime: 0,
    refetchOnWindowFocus: false,
    throwOnError: false,
    meta: { keep: true },
  });
  const grades = useGrades(list.family, exam.id);
  const score = useQuery({
    ...queryOf(gradeCalls[list.family].score(exam.id)),
    enabled: (wasOpen || inView) && hasScore(grades.grade),
    throwOnError: false,
    meta: { keep: true },
  }).data;
  const modes = useModes(list, exam, opened);
  const tests = useTests(list, exam.id, modes.testing);
  const topics = questions.data?.data;
  const asked = open ? topics?.find((topic) => topic.id === opened.question && opensTo(topic) !== null) : undefined;
  useScrollTo(targetIn(exam.id, opened, topics !== undefined));

  const count = sections.reduce((all, section) => all + section.questions, 0);
  const way = exam.progress_by_problemset ? 'by problem set' : 'by sequence';
  return (
    <ExamItem
      id={placeId(exam.id)}
      title={exam.title}
      note={`${sections.length} sections, ${count} questions`}
      bars={progress && sections.map(({ short, type }) => ({ title: short, percent: progress.sections[type] ?? 0 }))}
      whole={progress && { percent: progress.percent_complete, words: `${capped(progress.percent_complete)}% ${way}` }}
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
        <ExamInside {...{ list, exam, topics, progress, grades, score, modes, tests, opened }} />
      )}
      {asked && (
        <QuestionPopup
          {...{ list, exam, sections, grade: grades.grade }}
          topic={asked}
          mock={opened.mock}
          onClose={opened.close}
        />
      )}
    </ExamItem>
  );
}

/** DOM id of the element that the URL names, once it exists; null in all other rows. */
function targetIn(exam: string, { target }: Opened, loaded: boolean): string | null {
  if (target.exam !== exam) return null;
  if (target.question === null) return placeId(exam);
  return loaded ? placeId(target.question) : null;
}

function useScrollTo(id: string | null) {
  // The summary of what just ended is at the top and is read first.
  const isAfterEnd = endIn(useLocation().state) !== null;
  useEffect(() => {
    if (id !== null && !isAfterEnd) document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [id, isAfterEnd]);
}
