import { useAccount } from '@fourfold/app-shell/session';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { Redirect } from '../../../app/redirect.tsx';
import { useAddressQuery } from '../../../app/use-address-query.ts';
import { PaperError, PaperLoading } from '../../../question/paper-states.tsx';
import { PracticeLayout } from '../practice-layout.tsx';
import { SetPractice } from './set-practice.tsx';
import { setRoute } from './set-route.ts';
import { useProblemSet } from './use-problem-set.ts';

/** /home/problemset/{id}/{parent}: a problem set, alone or as part of a sequence. */
export function Component() {
  const account = useAccount();
  const { problemSetId } = useParams();
  return account && <ProblemSetPage key={problemSetId} account={account.id} />;
}

function ProblemSetPage({ account }: { account: string }) {
  const query = useAddressQuery();
  const route = setRoute(useParams(), query);
  const loaded = useProblemSet(route, account);
  const { set, parent } = loaded.kind === 'ready' ? loaded.data : notLoaded;
  if (loaded.kind === 'gone' && route.sequence) return <SkipClosedSet setId={route.setId} sequence={route.sequence} />;
  if (loaded.kind === 'gone' || (set && !route.canShow(set, parent))) return <Redirect to="/home/not_found" />;
  return (
    <PracticeLayout
      account={account}
      back={route.backAddress(parent)}
      title={set?.title ?? ''}
      subtitle={[route.area, parent?.title].filter(Boolean).join(', ')}
      isReady={loaded.kind === 'ready'}
    >
      {loaded.kind === 'loading' && <PaperLoading />}
      {loaded.kind === 'failed' && <PaperError onRetry={loaded.retry} busy={loaded.busy} />}
      {loaded.kind === 'ready' && <SetPractice account={account} route={route} open={loaded.data} />}
    </PracticeLayout>
  );
}

const notLoaded = { set: null, parent: null };

/** A closed set is skipped, so that its sequence can continue. */
function SkipClosedSet({ setId, sequence }: { setId: string; sequence: string }) {
  useEffect(() => showAlert('warning', 'This problem set was closed. The sequence goes on without it.'), []);
  return <Redirect to={sequence} state={{ passed: setId }} />;
}
