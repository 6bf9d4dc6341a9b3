import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { ExamQuestion } from '@fourfold/core/contract/content';
import { paperSections } from '@fourfold/core/exams/exam-editions';
import { openQuestions } from '@fourfold/core/practice/open-questions';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useExamBranch } from '../../app/navigation-branch.ts';
import { QuestionDesk } from '../parts/desk/question-desk.tsx';
import { backAddress, branchQuery, type ExamList, examLists } from '../parts/exams/exam-lists.ts';
import { SetDesk } from '../parts/problem-sets/set-desk.tsx';
import { setsRequest } from '../parts/problem-sets/set-locations.ts';
import { PublishSwitch } from '../parts/publishing/publish-switch.tsx';
import { LoadingOrError } from './loading-or-error.tsx';
import { QuestionPageHead } from './question-page-head.tsx';

const familySpecs = {
  sat: {
    section: 'SatQuestionTopic',
    questions: (id: string) => apiQuery('GET /questions', { query: { sat_question_id: id } }),
    examOf: ({ sat_id }: ExamQuestion) => sat_id,
  },
  act: {
    section: 'ActQuestionTopic',
    questions: (id: string) => apiQuery('GET /questions', { query: { act_question_id: id } }),
    examOf: ({ act_id }: ExamQuestion) => act_id,
  },
} as const;

/** The sequence and the problem sets of one number of a SAT or ACT. */
export function Component() {
  const { questionId = '' } = useParams();
  const family: Family = useLocation().pathname.toLowerCase().startsWith('/admin/act/') ? 'act' : 'sat';
  return <ExamQuestionPage key={questionId} list={examLists[family]} id={questionId} />;
}

function ExamQuestionPage({ list, id }: { list: ExamList; id: string }) {
  const { section, questions: questionsRequest, examOf } = familySpecs[list.family];
  const setLocation = { kind: list.setLocationKind, id };
  const record = useQuery(callQuery(list.question(id)));
  const questions = useQuery({ ...callQuery(questionsRequest(id)), select: openQuestions });
  const sets = useQuery(callQuery(setsRequest(setLocation)));
  const exam = record.data && examOf(record.data);
  useExamBranch(list.family, exam, id);
  // A number of the other family (ASA-017, ASA-019).
  if (exam === null) return <Navigate to="/admin/not_found" replace />;
  if (!record.data || exam === undefined || !questions.data || !sets.data) {
    return <LoadingOrError queries={[record, questions, sets]} />;
  }
  const { topic, exam_title, isPublish } = record.data;
  const title = topic?.title ?? `Number ${record.data.position + 1}`;
  return (
    <>
      <QuestionPageHead
        above={[{ title: exam_title, to: backAddress(list, exam) }, { title: positionText(list, record.data) }]}
        record={{ title }}
        back={backAddress(list, exam, id)}
        publish={<PublishSwitch kind={list.setLocationKind} {...{ id, title, isPublish }} />}
      />
      <QuestionDesk questionLocation={{ section, id }} questions={questions.data.data} sets={sets.data.data} />
      <SetDesk setLocation={setLocation} sets={sets.data.data} branch={branchQuery(list, exam, id)} />
    </>
  );
}

/** "Reading, number 12" */
function positionText({ family }: ExamList, { type, position }: ExamQuestion): string {
  const sections = paperSections(family);
  return `${sections.find((one) => one.type === type)?.title ?? type}, number ${position + 1}`;
}
