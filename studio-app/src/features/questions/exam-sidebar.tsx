import { callQuery } from '@fourfold/app-shell/call-query';
import type { ExamQuestion } from '@fourfold/core/contract/content';
import { type EditionName, type ExamEdition, examEditions } from '@fourfold/core/exams/exam-editions';
import { variants } from '@fourfold/core/exams/section';
import { examFamilies } from '@fourfold/core/wire/exams/exam-family';
import { TreeList, TreeRow } from '@fourfold/ui-kit/tree-list';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ExamBranch } from '../../app/navigation-branch.ts';
import { backAddress, type ExamList, examLists, questionAddress, testAddress } from '../parts/exams/exam-lists.ts';
import css from './topic-sidebar.module.css';

/** The sections of a SAT or ACT with their tests and numbers, beside the page of one of them. */
export function ExamSidebar({ family, exam, question }: Omit<ExamBranch, 'kind'>) {
  const list = examLists[family];
  const record = useQuery({ ...callQuery(list.exam(exam)), throwOnError: false }).data;
  const numbers = useQuery({ ...callQuery(list.questions(exam)), throwOnError: false }).data?.data;
  return (
    <nav className={css.tree} aria-label={record ? `Numbers of ${record.title}` : 'Numbers'}>
      <div className={css.head}>
        <Link className="label" to={backAddress(list, exam)}>
          {record?.title ?? examFamilies[family].name}
        </Link>
      </div>
      {numbers && record && <Sections key={exam} {...{ list, exam, question, numbers }} edition={record.edition} />}
    </nav>
  );
}

type SectionsProps = {
  list: ExamList;
  exam: string;
  edition: EditionName;
  question: string | null;
  numbers: readonly ExamQuestion[];
};

function Sections({ list, exam, edition, question, numbers }: SectionsProps) {
  const { pathname } = useLocation();
  // URLs are matched without case (Q24).
  const isCurrent = (to: string) => to.toLowerCase() === pathname.toLowerCase();
  const { sections }: ExamEdition = examEditions[edition];
  const tree = useRef<HTMLDivElement>(null);
  const sectionLinks = sections.map((section) => ({
    section,
    tests: section.test
      ? variants.map((variant) => ({ variant, to: testAddress(list, { exam, variant, section: section.type }) }))
      : [],
    sectionNumbers: numbers.filter(({ type, topic }) => type === section.type && topic !== null),
  }));
  const currentSection = sectionLinks.find(
    ({ tests, sectionNumbers }) =>
      tests.some(({ to }) => isCurrent(to)) || sectionNumbers.some(({ id }) => id === question),
  );
  const currentType = currentSection?.section.type;
  const [expanded, setExpanded] = useState<readonly string[]>(currentType ? [currentType] : []);
  const [shownType, setShownType] = useState(currentType);
  // Navigation expands the section of the new page; the others stay expanded.
  if (currentType !== shownType) {
    setShownType(currentType);
    if (currentType) setExpanded([...expanded, currentType]);
  }
  useEffect(() => {
    if (pathname) tree.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);

  const link = (to: string, title: string) => (
    <Link to={to} title={title} aria-current={isCurrent(to) ? 'page' : undefined}>
      {title}
    </Link>
  );
  return (
    <div ref={tree}>
      <TreeList dense>
        {sectionLinks.map(({ section: { type, title }, tests, sectionNumbers }) => (
          <TreeRow
            key={type}
            title={title}
            open={expanded.includes(type)}
            onToggle={() =>
              setExpanded(expanded.includes(type) ? expanded.filter((one) => one !== type) : [...expanded, type])
            }
          >
            <TreeList dense>
              {tests.map(({ variant, to }) => (
                <TreeRow key={variant} current={isCurrent(to)} title={link(to, testNames[variant])} />
              ))}
              {sectionNumbers.map(({ id, position, topic, isPublish }) => (
                <TreeRow
                  key={id}
                  published={isPublish}
                  current={id === question}
                  title={link(questionAddress(list, id), `${position + 1}. ${topic?.title}`)}
                />
              ))}
            </TreeList>
          </TreeRow>
        ))}
      </TreeList>
    </div>
  );
}

const testNames = { mock: 'Mock test', real: 'Real test' } as const;
