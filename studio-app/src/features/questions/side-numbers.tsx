import type { ExamQuestion } from '@fourfold/core/contract/content';
import { type ExamFamily, examFamilies, variants } from '@fourfold/core/exams/families';
import { TreeList, TreeRow } from '@fourfold/ui-kit/tree-list';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ExamBranch } from '../../app/section.ts';
import { queryOf } from '../../data/query-of.ts';
import { backTo, type ExamList, examLists, questionAddress, testAddress } from '../../exams/exam-lists.ts';
import css from './side-tree.module.css';

/** The sections of a SAT or ACT with their tests and numbers, beside the page of one of them. */
export function SideNumbers({ family, exam, question }: Omit<ExamBranch, 'kind'>) {
  const list = examLists[family];
  const record = useQuery({ ...queryOf(list.exam(exam)), throwOnError: false }).data;
  const numbers = useQuery({ ...queryOf(list.questions(exam)), throwOnError: false }).data?.data;
  return (
    <nav className={css.tree} aria-label={record ? `Numbers of ${record.title}` : 'Numbers'}>
      <div className={css.head}>
        <Link className="label" to={backTo(list, exam)}>
          {record?.title ?? examFamilies[family].name}
        </Link>
      </div>
      {numbers && <Sections key={exam} {...{ list, exam, question, numbers }} />}
    </nav>
  );
}

type SectionsProps = { list: ExamList; exam: string; question: string | null; numbers: readonly ExamQuestion[] };

function Sections({ list, exam, question, numbers }: SectionsProps) {
  const { pathname } = useLocation();
  // URLs are matched without case (Q24).
  const isHere = (to: string) => to.toLowerCase() === pathname.toLowerCase();
  const { sections }: ExamFamily = examFamilies[list.family];
  const tree = useRef<HTMLDivElement>(null);
  const ways = sections.map((section) => ({
    section,
    tests: section.test
      ? variants.map((variant) => ({ variant, to: testAddress(list, { exam, variant, section: section.type }) }))
      : [],
    own: numbers.filter(({ type, topic }) => type === section.type && topic !== null),
  }));
  const here = ways.find(
    ({ tests, own }) => tests.some(({ to }) => isHere(to)) || own.some(({ id }) => id === question),
  );
  const now = here?.section.type;
  const [opened, setOpened] = useState<readonly string[]>(now ? [now] : []);
  const [shown, setShown] = useState(now);
  // Navigation expands the section of the new page; the others stay expanded.
  if (now !== shown) {
    setShown(now);
    if (now) setOpened([...opened, now]);
  }
  useEffect(() => {
    if (pathname) tree.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);

  const link = (to: string, title: string) => (
    <Link to={to} title={title} aria-current={isHere(to) ? 'page' : undefined}>
      {title}
    </Link>
  );
  return (
    <div ref={tree}>
      <TreeList dense>
        {ways.map(({ section: { type, title }, tests, own }) => (
          <TreeRow
            key={type}
            title={title}
            open={opened.includes(type)}
            onToggle={() => setOpened(opened.includes(type) ? opened.filter((one) => one !== type) : [...opened, type])}
          >
            <TreeList dense>
              {tests.map(({ variant, to }) => (
                <TreeRow key={variant} current={isHere(to)} title={link(to, testNames[variant])} />
              ))}
              {own.map(({ id, position, topic, isPublish }) => (
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
