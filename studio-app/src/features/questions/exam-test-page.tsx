import { callQuery } from '@fourfold/app-shell/call-query';
import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import { allSections, examEditions, type TestFlag } from '@fourfold/core/exams/exam-editions';
import { testFlagOf } from '@fourfold/core/exams/open-variants';
import { type ExamSection as Section, type Variant, variants } from '@fourfold/core/exams/section';
import { openQuestions } from '@fourfold/core/practice/open-questions';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useExamBranch } from '../../app/navigation-branch.ts';
import { listRequest } from '../parts/desk/question-calls.ts';
import { QuestionDesk } from '../parts/desk/question-desk.tsx';
import { backAddress, type ExamList, examLists } from '../parts/exams/exam-lists.ts';
import { PublishSwitch } from '../parts/publishing/publish-switch.tsx';
import { LoadingOrError } from './loading-or-error.tsx';
import { QuestionPageHead } from './question-page-head.tsx';

/**
 * The differences between the families: the page title, and the section used for an unknown type (ASA-020, ASA-022).
 */
const familySpecs = {
  sat: {
    sections: { mock: 'AdminSatMockTest', real: 'AdminSatRealTest' },
    titleOf: (title: string, { testTitle }: Section) => `${title} ${testTitle}`,
    fallback: undefined,
  },
  act: {
    sections: { mock: 'AdminActMockTest', real: 'AdminActRealTest' },
    titleOf: (title: string, { testTitle }: Section) => `${title} - ${testTitle}`,
    fallback: examEditions['act-classic'].sections.find(({ type }) => type === 'Science'),
  },
} as const satisfies Record<Family, object>;

/**
 * Matches a section by its type or its page title, since "Math" is Mathematics (Q248). Ignores
 * case, as for variants (Q24).
 */
function isNamed(name = '') {
  return ({ type, testTitle }: Section) => [type, testTitle].some((one) => one.toLowerCase() === name.toLowerCase());
}

const variantTitles = { mock: 'Mock test', real: 'Real test' } as const;

/** The questions of a test section of a SAT or ACT. */
export function Component() {
  const { examId = '', variant: variantParam, type } = useParams();
  const family: Family = useLocation().pathname.toLowerCase().startsWith('/admin/act-test/') ? 'act' : 'sat';
  const variant = variants.find((one) => one === variantParam?.toLowerCase());
  const section = allSections(family).find(isNamed(type)) ?? familySpecs[family].fallback;
  if (!variant || !section) return <Navigate to="/admin/not_found" replace />;
  return (
    <ExamTestPage
      key={`${examId} ${variant} ${section.type}`}
      list={examLists[family]}
      id={examId}
      {...{ variant, section }}
    />
  );
}

type ExamTestPageProps = { list: ExamList; id: string; variant: Variant; section: Section };

function ExamTestPage({ list, id, variant, section }: ExamTestPageProps) {
  const { sections, titleOf } = familySpecs[list.family];
  const questionLocation: QuestionLocation = { section: sections[variant], id, type: section.type };
  const exam = useQuery(callQuery(list.exam(id)));
  const questions = useQuery({ ...callQuery(listRequest(questionLocation)), select: openQuestions });
  useExamBranch(list.family, id, null);
  if (!exam.data || !questions.data) return <LoadingOrError queries={[exam, questions]} />;
  const back = backAddress(list, id);
  const { title } = exam.data;
  const flags: Partial<Record<TestFlag, boolean | undefined>> = exam.data;
  const test = testFlagOf(section, variant);
  return (
    <>
      <QuestionPageHead
        above={[{ title, to: back }, { title: variantTitles[variant] }]}
        record={{ title: titleOf(title, section) }}
        back={back}
        publish={
          test && (
            <PublishSwitch kind={`${list.family}_test`} {...{ id, title, test }} isPublish={flags[test] === true} />
          )
        }
      />
      {!section.test && <p className="small">Students take no test of this section: its questions are for authors.</p>}
      <QuestionDesk questionLocation={questionLocation} questions={questions.data.data} sets={[]} />
    </>
  );
}
