import { useAccount } from '@fourfold/app-shell/session';
import type { StartableWork } from '@fourfold/core/contract/practice';
import type { Account } from '@fourfold/core/contract/session';
import type { Reply } from '@fourfold/core/contract/types';
import { Button } from '@fourfold/ui-kit/button';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Redirect } from '../../app/redirect.tsx';
import { AssignmentsSection } from '../../assigning/assignments-section.tsx';
import { beginningAddress } from '../../assigning/started-address.ts';
import css from './home-page.module.css';
import { practiceAreas } from './practice-areas.ts';
import { ProgressSection } from './progress-section.tsx';
import { startedQuery } from './started-query.ts';
import { StartedRow } from './started-row.tsx';
import { TodaySection } from './today-section.tsx';
import { useFirstRun } from './use-first-run.ts';

/** The dashboard: what is next, assignments, work in progress (newest first), mastered work and charts. */
export function Component() {
  const account = useAccount();
  return account && <Dashboard account={account} />;
}

function Dashboard({ account }: { account: Account }) {
  const firstRun = useFirstRun(account);
  if (firstRun === 'opens') return <Redirect to="/home/welcome" />;
  return (
    <>
      <title>Dashboard · Fourfold</title>
      <PageHead title="Dashboard" note={`Hello, ${account.username}.`} />
      {firstRun === 'unknown' ? (
        <Skeleton bars={[46, 88, 82]} label="Loading your dashboard" />
      ) : (
        <Sections account={account} />
      )}
    </>
  );
}

function Sections({ account }: { account: Account }) {
  return (
    <>
      <TodaySection account={account} />
      <AssignmentsSection account={account} />
      <section aria-labelledby="continue" className={css.part}>
        <h2 id="continue">Continue</h2>
        <ContinueSection />
      </section>
      <MasteredSection />
      <ProgressSection account={account} />
    </>
  );
}

function ContinueSection() {
  const started = useQuery(startedQuery);
  if (started.data) return <StartedList {...started.data} />;
  if (started.isPending) return <Skeleton bars={[46, 88, 82]} label="Loading what you have begun" />;
  return (
    <ErrorPanel title="What you have begun could not be loaded." onRetry={started.refetch} busy={started.isFetching}>
      Your answers are safe.
    </ErrorPanel>
  );
}

/** Rows shown before "Show all": old work must not push the sections below out of view. */
const collapsedCount = 4;

function StartedList({ data: started, finished, first }: Reply<'GET /user_progresses/started'>) {
  const [showsAll, showAll] = useState(false);
  if (started.length === 0) {
    return (
      <>
        <Empty title={finished?.length ? 'Nothing under way' : 'Nothing begun yet'}>
          Sequences and problem sets that you begin stand here.
          {first && <StartButton beginning={first} />}
        </Empty>
        <PracticeAreas />
      </>
    );
  }
  const shown = showsAll ? started : started.slice(0, collapsedCount);
  return (
    <>
      <ul className={css.list}>
        {shown.map((one) => (
          <StartedRow key={`${one.progress.reference_type} ${one.progress.reference_id}`} started={one} />
        ))}
      </ul>
      {started.length > collapsedCount && (
        <Button kind="quiet" aria-expanded={showsAll} onClick={() => showAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${started.length}`}
        </Button>
      )}
    </>
  );
}

/** The button for a student without work in progress: it leads to a first question. */
function StartButton({ beginning }: { beginning: StartableWork }) {
  const account = useAccount();
  const address = beginningAddress(beginning);
  if (!address || account?.tutor_login.status) return null;
  return (
    <p className={css.begin}>
      <LinkButton as={Link} to={address}>
        Start with {beginning.title}
      </LinkButton>
    </p>
  );
}

/** Finished work, newest first. */
function MasteredSection() {
  // `ContinueSection` fetches it.
  const { data } = useQuery({ ...startedQuery, enabled: false });
  if (!data?.finished?.length) return null;
  return (
    <section aria-labelledby="mastered" className={css.part}>
      <h2 id="mastered">Mastered</h2>
      <ul className={css.list}>
        {data.finished.map((one) => (
          <StartedRow key={`${one.progress.reference_type} ${one.progress.reference_id}`} started={one} finished />
        ))}
      </ul>
    </section>
  );
}

/** Links to the areas of practice, for a student who has begun nothing; later the menu is enough. */
function PracticeAreas() {
  return (
    <ul className={css.areas}>
      {practiceAreas.map(({ title, path, about }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
          <p className="small">{about}</p>
        </li>
      ))}
    </ul>
  );
}
