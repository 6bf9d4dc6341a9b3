import { ask } from '@fourfold/core/client/ask';
import type { ExamQuestion } from '@fourfold/core/contract/content';
import { type ExamFamily, examFamilies, type Family } from '@fourfold/core/exams/families';
import { openQuestions } from '@fourfold/core/practice/open-questions';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useExamSection } from '../../app/section.ts';
import { queryOf } from '../../data/query-of.ts';
import { QuestionDesk } from '../../desk/question-desk.tsx';
import { backTo, branchOf, type ExamList, examLists } from '../../exams/exam-lists.ts';
import { PublishSwitch } from '../../publishing/publish-switch.tsx';
import { SetDesk } from '../../sets/set-desk.tsx';
import { setsOf } from '../../sets/set-places.ts';
import { Head } from './head.tsx';
import { NotYet } from './not-yet.tsx';

const own = {
  sat: {
    section: 'SatQuestionTopic',
    questions: (id: string) => ask('GET /questions', { query: { sat_question_id: id } }),
    examOf: ({ sat_id }: ExamQuestion) => sat_id,
  },
  act: {
    section: 'ActQuestionTopic',
    questions: (id: string) => ask('GET /questions', { query: { act_question_id: id } }),
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
  const { section, questions: asked, examOf } = own[list.family];
  const place = { kind: list.setPlace, id };
  const record = useQuery(queryOf(list.question(id)));
  const questions = useQuery({ ...queryOf(asked(id)), select: openQuestions });
  const sets = useQuery(queryOf(setsOf(place)));
  const exam = record.data && examOf(record.data);
  useExamSection(list.family, exam, id);
  // A number of the other family (ASA-017, ASA-019).
  if (exam === null) return <Navigate to="/admin/not_found" replace />;
  if (!record.data || exam === undefined || !questions.data || !sets.data) {
    return <NotYet parts={[record, questions, sets]} />;
  }
  const { topic, exam_title, isPublish } = record.data;
  const title = topic?.title ?? `Number ${record.data.position + 1}`;
  return (
    <>
      <Head
        above={[{ title: exam_title, to: backTo(list, exam) }, { title: whereOf(list, record.data) }]}
        record={{ title }}
        back={backTo(list, exam, id)}
        publish={<PublishSwitch kind={list.setPlace} {...{ id, title, isPublish }} />}
      />
      <QuestionDesk place={{ section, id }} questions={questions.data.data} sets={sets.data.data} />
      <SetDesk place={place} sets={sets.data.data} branch={branchOf(list, exam, id)} />
    </>
  );
}

/** "Reading, number 12" */
function whereOf({ family }: ExamList, { type, position }: ExamQuestion): string {
  const { sections }: ExamFamily = examFamilies[family];
  return `${sections.find((one) => one.type === type)?.title ?? type}, number ${position + 1}`;
}
