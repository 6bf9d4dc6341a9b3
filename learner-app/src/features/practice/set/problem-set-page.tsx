import { showAlert } from '@fourfold/ui-kit/alerts';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { Go } from '../../../app/go.tsx';
import { useAddressQuery } from '../../../app/use-address-query.ts';
import { PaperMissing, PaperOnTheWay } from '../../../question/paper-states.tsx';
import { useAccount } from '../../../session/session.ts';
import { PracticeFrame } from '../practice-frame.tsx';
import { setRoute } from './set-route.ts';
import { SetWalk } from './set-walk.tsx';
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
  const { set, parent } = loaded.at === 'ready' ? loaded.data : none;
  if (loaded.at === 'gone' && route.sequence) return <PassBy setId={route.setId} sequence={route.sequence} />;
  if (loaded.at === 'gone' || (set && !route.admits(set, parent))) return <Go to="/home/not_found" />;
  return (
    <PracticeFrame
      account={account}
      back={route.backOf(parent)}
      title={set?.title ?? ''}
      place={[route.area, parent?.title].filter(Boolean).join(', ')}
      isReady={loaded.at === 'ready'}
    >
      {loaded.at === 'loading' && <PaperOnTheWay />}
      {loaded.at === 'failed' && <PaperMissing onRetry={loaded.retry} busy={loaded.busy} />}
      {loaded.at === 'ready' && <SetWalk account={account} route={route} open={loaded.data} />}
    </PracticeFrame>
  );
}

const none = { set: null, parent: null };

/** A closed set is skipped, so that its sequence can continue. */
function PassBy({ setId, sequence }: { setId: string; sequence: string }) {
  useEffect(() => showAlert('warning', 'This problem set was closed. The sequence goes on without it.'), []);
  return <Go to={sequence} state={{ passed: setId }} />;
}
