import { callQuery } from '@fourfold/app-shell/call-query';
import { isNotFound } from '@fourfold/app-shell/query-client';
import { editionSize, examEditions } from '@fourfold/core/exams/exam-editions';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { MoreIcon } from '@fourfold/ui-kit/icon';
import { InlineEdit } from '@fourfold/ui-kit/inline-edit';
import { Menu } from '@fourfold/ui-kit/menu';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { TreeRow } from '@fourfold/ui-kit/tree-list';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusWhenRendered } from '../desk/focus-when-rendered.ts';
import { PublishSwitch, publishStateOf, useMayPublish } from '../publishing/publish-switch.tsx';
import { renameExam } from './change-exam.ts';
import { ExamDetails } from './exam-details.tsx';
import { examElementIds } from './exam-element-ids.ts';
import type { Exam, ExamList } from './exam-lists.ts';
import type { ExpandedExams } from './use-expanded-exams.ts';

type ExamRowProps = { list: ExamList; exam: Exam; opened: ExpandedExams; onDelete: () => void };

/** One exam of the list: its menu, its switch, and its details, which are fetched when it is first expanded. */
export function ExamRow({ list, exam, opened, onDelete }: ExamRowProps) {
  // Initial value of the title editor while it is open; null while it is closed.
  const [initialTitle, setInitialTitle] = useState<string | null>(null);
  const mayPublish = useMayPublish();
  const isOpen = opened.isOpen(exam.id);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const questions = useQuery({ ...callQuery(list.questions(exam.id)), enabled: wasOpen, throwOnError: false });
  useScrollToTarget(exam.id, opened, questions.data !== undefined);

  const close = () => {
    flushSync(() => setInitialTitle(null));
    focusWhenRendered(examElementIds.row(exam.id));
  };
  async function save(newTitle: string) {
    close();
    // A title that could not be saved is in the editor again.
    if (!(await renameExam(list, exam, newTitle))) setInitialTitle(newTitle);
  }
  return (
    <TreeRow
      id={examElementIds.row(exam.id)}
      title={exam.title}
      note={noteOf(exam)}
      // Super admins see the state in the switch.
      published={mayPublish ? undefined : exam.isPublish}
      current={opened.target.exam === exam.id}
      actions={
        <>
          <Menu
            kind="quiet"
            icon
            label={`More for ${exam.title}`}
            items={[
              { label: 'Edit title', onSelect: () => setInitialTitle(exam.title) },
              { label: 'Delete', danger: true, onSelect: onDelete },
            ]}
          >
            <MoreIcon />
          </Menu>
          {mayPublish && <PublishSwitch kind={list.family} {...publishStateOf(exam)} bare />}
        </>
      }
      form={
        initialTitle !== null && (
          <InlineEdit
            label={`${list.type} title`}
            initialValue={initialTitle}
            saved={exam.title}
            onSave={save}
            onEmpty={() => showAlert('error', `Please enter ${list.type} title`)}
            onCancel={close}
          />
        )
      }
      open={isOpen}
      onToggle={() => opened.toggle(exam.id)}
    >
      {questions.isPending && <Skeleton bars={[24, 92, 92, 46]} label={`Loading ${exam.title}`} />}
      {isNotFound(questions.error) && <p>{exam.title} is not there any more.</p>}
      {questions.isError && !isNotFound(questions.error) && !questions.data && (
        <ErrorPanel
          title={`${exam.title} could not be loaded.`}
          onRetry={questions.refetch}
          busy={questions.isFetching}
        />
      )}
      {questions.data && <ExamDetails {...{ list, exam, opened }} questions={questions.data.data} />}
    </TreeRow>
  );
}

/** The number of sections and questions, and which uploads are missing. */
function noteOf({ score, bubble_sheet_answers: key, edition }: Exam): string {
  const { hasPaper, title } = examEditions[edition];
  const { sections, questions } = editionSize(edition);
  return [
    ...(hasPaper ? [] : [title]),
    `${sections} sections, ${questions} questions`,
    ...(score.length === 0 ? ['no score conversion'] : []),
    ...(hasPaper && key.length === 0 ? ['no answer key'] : []),
  ].join(', ');
}

/** Scrolls to the exam or number that the URL names, once it is loaded. */
function useScrollToTarget(exam: string, { target }: ExpandedExams, loaded: boolean): void {
  useEffect(() => {
    if (target.exam !== exam) return;
    const number = target.question === null ? null : document.getElementById(examElementIds.number(target.question));
    if (number && loaded) number.scrollIntoView({ block: 'center' });
    else document.getElementById(examElementIds.row(exam))?.firstElementChild?.scrollIntoView({ block: 'center' });
  }, [exam, target, loaded]);
}
