import { PageHead } from '@fourfold/ui-kit/page-head';
import { useLocation } from 'react-router-dom';
import { Exams } from '../parts/exams/exam-list.tsx';
import { examLists } from '../parts/exams/exam-lists.ts';

/** The page of the SATs or the ACTs, according to the URL. */
export function Component() {
  const { pathname } = useLocation();
  const list = Object.values(examLists).find(({ path }) => pathname.toLowerCase().startsWith(path));
  if (!list) return null;
  return (
    <>
      <title>{`${list.title} · Fourfold Studio`}</title>
      <Exams key={list.family} list={list} head={(controls) => <PageHead title={list.title}>{controls}</PageHead>} />
    </>
  );
}
