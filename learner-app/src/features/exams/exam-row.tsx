import type { Exam } from '@fourfold/core/contract/exams';
import type { ExamFamily } from '@fourfold/core/exams/families';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { ExamItem } from '@fourfold/ui-kit/exam-list';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isNotFound } from '../../data/query-client.ts';
import { queryOf } from '../../data/query-of.ts';
import type { ExamList } from './exam-lists.ts';
import { ExamSections } from './exam-sections.tsx';
import { isActive } from './is-active.ts';
import { QuestionPopup } from './question-popup.tsx';
import { type Opened, placeId } from './use-opened.ts';

type ExamRowProps = { list: ExamList; exam: Exam; sections: ExamFamily['sections']; opened: Opened };

/** One exam; what it expands to is asked for with the first time, and kept while the list is here. */
export function ExamRow({ list, exam, sections, opened }: ExamRowProps) {
  const open = opened.isOpen(exam.id);
  const wasOpen = useWasTrue(open);
  const questions = useQuery({
    ...queryOf(list.questions(exam.id)),
    enabled: wasOpen,
    throwOnError: false,
    meta: { keep: true },
  });
  const topics = questions.data?.data;
  const asked = open ? topics?.find((topic) => topic.id === opened.question && isActive(topic)) : undefined;
  useScrollTo(targetIn(exam.id, opened, topics !== undefined));

  const count = sections.reduce((all, section) => all + section.questions, 0);
  return (
    <ExamItem
      id={placeId(exam.id)}
      title={exam.title}
      note={`${sections.length} sections, ${count} questions`}
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
        <ExamSections sections={sections} topics={topics} onOpen={(topic) => opened.open(exam.id, topic.id)} />
      )}
      {asked && <QuestionPopup {...{ list, exam, sections, topic: asked }} mock={opened.mock} onClose={opened.close} />}
    </ExamItem>
  );
}

/** The element that the address led to, once it is there; null in every other row. */
function targetIn(exam: string, { target }: Opened, loaded: boolean): string | null {
  if (target.exam !== exam) return null;
  if (target.question === null) return placeId(exam);
  return loaded ? placeId(target.question) : null;
}

function useScrollTo(id: string | null) {
  useEffect(() => {
    if (id !== null) document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [id]);
}

function useWasTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}
