import { useAccount } from '@fourfold/app-shell/session';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Exams } from '../parts/exams/exam-list.tsx';
import { examLists } from '../parts/exams/exam-lists.ts';
import css from './dashboard-page.module.css';
import { NewestReports } from './newest-reports.tsx';
import { Overview } from './overview.tsx';
import { RecentWork } from './recent-work.tsx';

/** The studio's first page: the author's last work, publish counts and content health, the newest reports, and the lists of SATs and ACTs. */
export function Component() {
  const account = useAccount();
  return (
    <>
      <title>Dashboard · Fourfold Studio</title>
      <PageHead title="Dashboard" note="How much of what is written is published, and what is wrong with it." />
      <RecentWork />
      <Overview />
      {account?.is_super_admin && <NewestReports />}
      {Object.values(examLists).map((list) => (
        <section key={list.family} aria-labelledby={`${list.family}-list`}>
          <Exams
            list={list}
            head={(controls) => (
              <header className={css.head}>
                <h2 id={`${list.family}-list`}>{list.title}</h2>
                <div className={css.controls}>{controls}</div>
              </header>
            )}
          />
        </section>
      ))}
    </>
  );
}
