import type { QuestionPlace } from '@fourfold/core/authoring/sections';
import type { TestFlag } from '@fourfold/core/contract/publishing';
import { type ExamFamily, examFamilies, type Family, type Variant, variants } from '@fourfold/core/exams/families';
import { openQuestions } from '@fourfold/core/practice/open-questions';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useExamSection } from '../../app/section.ts';
import { queryOf } from '../../data/query-of.ts';
import { listOf } from '../../desk/question-calls.ts';
import { QuestionDesk } from '../../desk/question-desk.tsx';
import { backTo, type ExamList, examLists } from '../../exams/exam-lists.ts';
import { PublishSwitch } from '../../publishing/publish-switch.tsx';
import { Head } from './head.tsx';
import { NotYet } from './not-yet.tsx';

type Section = ExamFamily['sections'][number];

/**
 * The differences between the families: the page title, and the section used for an unknown type
 * (ASA-020, ASA-022).
 */
const own = {
  sat: {
    sections: { mock: 'AdminSatMockTest', real: 'AdminSatRealTest' },
    titleOf: (title: string, { testTitle }: Section) => `${title} ${testTitle}`,
    fallback: undefined,
  },
  act: {
    sections: { mock: 'AdminActMockTest', real: 'AdminActRealTest' },
    titleOf: (title: string, { testTitle }: Section) => `${title} - ${testTitle}`,
    fallback: examFamilies.act.sections.find(({ type }) => type === 'Science'),
  },
} as const satisfies Record<Family, object>;

/**
 * Matches a section by its type or its page title, since "Math" is Mathematics (Q248). Ignores
 * case, as for variants (Q24).
 */
function isCalled(name = '') {
  return ({ type, testTitle }: Section) => [type, testTitle].some((one) => one.toLowerCase() === name.toLowerCase());
}

const variantTitles = { mock: 'Mock test', real: 'Real test' } as const;

/** The questions of a test section of a SAT or ACT. */
export function Component() {
  const { examId = '', variant: named, type } = useParams();
  const family: Family = useLocation().pathname.toLowerCase().startsWith('/admin/act-test/') ? 'act' : 'sat';
  const variant = variants.find((one) => one === named?.toLowerCase());
  const { sections }: ExamFamily = examFamilies[family];
  const section = sections.find(isCalled(type)) ?? own[family].fallback;
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
  const { sections, titleOf } = own[list.family];
  const place: QuestionPlace = { section: sections[variant], id, type: section.type };
  const exam = useQuery(queryOf(list.exam(id)));
  const questions = useQuery({ ...queryOf(listOf(place)), select: openQuestions });
  useExamSection(list.family, id, null);
  if (!exam.data || !questions.data) return <NotYet parts={[exam, questions]} />;
  const back = backTo(list, id);
  const { title } = exam.data;
  const flags: Partial<Record<TestFlag, boolean>> = exam.data;
  const test = section.test?.publish[variant];
  return (
    <>
      <Head
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
      <QuestionDesk place={place} questions={questions.data.data} sets={[]} />
    </>
  );
}
