import { useParams } from 'react-router-dom';
import { Go } from '../../app/go.tsx';
import { useAddressQuery } from '../../app/use-address-query.ts';
import { useAccount } from '../../session/session.ts';
import { PaperMissing, PaperOnTheWay, PracticeFrame } from './practice-frame.tsx';
import { isPublished, setRoute } from './set-route.ts';
import { SetWalk } from './set-walk.tsx';
import { useProblemSet } from './use-problem-set.ts';

/** /home/problemset/{id}/{parent}: a problem set, by itself or on the way through a sequence. */
export function Component() {
  const account = useAccount();
  const { problemSetId } = useParams();
  return account && <ProblemSetPage key={problemSetId} account={account.id} />;
}

function ProblemSetPage({ account }: { account: string }) {
  const query = useAddressQuery();
  const route = setRoute(useParams(), query);
  const loaded = useProblemSet(route, account);
  if (loaded.at === 'gone') {
    if (route.sequence === null) return <Go to="/home/not_found" />;
    return <Go to={route.sequence} state={{ passed: route.setId }} />;
  }
  const shut = loaded.at === 'ready' && loaded.data.parent && !isPublished(loaded.data.parent);
  if (shut && !route.dashboard) {
    return <Go to="/home/not_found" />;
  }
  const { title, parent } = loaded.at === 'ready' ? { title: loaded.data.set.title, parent: loaded.data.parent } : none;
  return (
    <PracticeFrame
      account={account}
      back={route.back}
      title={title}
      place={placeOf(route.area, parent?.title)}
      isReady={loaded.at === 'ready'}
    >
      {loaded.at === 'loading' && <PaperOnTheWay />}
      {loaded.at === 'failed' && <PaperMissing onRetry={loaded.retry} busy={loaded.busy} />}
      {loaded.at === 'ready' && <SetWalk account={account} route={route} open={loaded.data} />}
    </PracticeFrame>
  );
}

const none = { title: '', parent: null };

function placeOf(area: string, parent: string | null | undefined): string {
  return [area, parent].filter(Boolean).join(', ');
}
