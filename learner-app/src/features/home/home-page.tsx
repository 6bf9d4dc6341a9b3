import type { Beginning } from '@fourfold/core/contract/practice';
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
import { AssignmentsPart } from '../../assigning/assignments-part.tsx';
import { useHasUrgent } from '../../assigning/use-has-urgent.ts';
import { queryOf } from '../../data/query-of.ts';
import { useAccount } from '../../session/session.ts';
import { areas } from './areas.ts';
import { startedCall } from './first-calls.ts';
import css from './home-page.module.css';
import { ProgressPart } from './progress-part.tsx';
import { addressOfFirst } from './started-address.ts';
import { StartedRow } from './started-row.tsx';

/** The dashboard: assignments, work in progress (newest first), mastered work and charts. */
export function Component() {
  const account = useAccount();
  return (
    <>
      <title>Dashboard · Fourfold</title>
      <PageHead title="Dashboard" note={account && `Hello, ${account.username}.`} />
      {account && <AssignmentsPart account={account} />}
      <section aria-labelledby="continue" className={css.part}>
        <h2 id="continue">Continue</h2>
        <Continue />
      </section>
      <Mastered />
      {account && <ProgressPart account={account} />}
    </>
  );
}

const startedQuery = { ...queryOf(startedCall), staleTime: 0, meta: { keep: true, counts: true } };

function Continue() {
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
const fewest = 4;

function StartedList({ data: started, finished, first }: Reply<'GET /user_progresses/started'>) {
  const hasUrgent = useHasUrgent();
  const [showsAll, showAll] = useState(false);
  if (started.length === 0) {
    return (
      <>
        <Empty title={finished?.length ? 'Nothing under way' : 'Nothing begun yet'}>
          Sequences and problem sets that you begin stand here.
          {first && !hasUrgent && <Begin beginning={first} />}
        </Empty>
        <Areas />
      </>
    );
  }
  const shown = showsAll ? started : started.slice(0, fewest);
  return (
    <>
      <ul className={css.list}>
        {shown.map((one, at) => (
          <StartedRow
            key={`${one.progress.reference_type} ${one.progress.reference_id}`}
            started={one}
            first={at === 0 && !hasUrgent}
          />
        ))}
      </ul>
      {started.length > fewest && (
        <Button kind="quiet" aria-expanded={showsAll} onClick={() => showAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${started.length}`}
        </Button>
      )}
    </>
  );
}

/** The primary button for a student without work in progress: it leads to a first question. */
function Begin({ beginning }: { beginning: Beginning }) {
  const account = useAccount();
  const address = addressOfFirst(beginning);
  if (!address || account?.tutor_login.status) return null;
  return (
    <p className={css.begin}>
      <LinkButton as={Link} to={address} kind="primary">
        Start with {beginning.title}
      </LinkButton>
    </p>
  );
}

/** Finished work, newest first. */
function Mastered() {
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

/**
 * Links to the areas of practice, for a student who has begun nothing; later the menu is enough.
 */
function Areas() {
  return (
    <ul className={css.areas}>
      {areas.map(({ title, path, about }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
          <p className="small">{about}</p>
        </li>
      ))}
    </ul>
  );
}
