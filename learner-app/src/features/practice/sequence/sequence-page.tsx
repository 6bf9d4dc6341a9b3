import { useLocation, useParams } from 'react-router-dom';
import { Go } from '../../../app/go.tsx';
import { useAddressQuery } from '../../../app/use-address-query.ts';
import { PaperMissing, PaperOnTheWay } from '../../../question/paper-states.tsx';
import { useAccount } from '../../../session/session.ts';
import { PracticeFrame } from '../practice-frame.tsx';
import { type SequenceRoute, sequenceRoute } from './sequence-route.ts';
import { SequenceWalk } from './sequence-walk.tsx';
import { useSequence } from './use-sequence.ts';

/**
 * /home/{math|grammar|reading}/subsubtopic/{id}/{subtopic}, /home/{…}/{subtopic}/{topic},
 * /home/sat/{question} and /home/act/{question}: a sequence.
 */
export function Component() {
  const account = useAccount();
  const params = useParams();
  const area = useLocation().pathname.split('/')[2]?.toLowerCase() ?? '';
  const query = useAddressQuery();
  const route = sequenceRoute(area, params, query);
  return account && <SequencePage key={route.id} account={account.id} route={route} />;
}

function SequencePage({ account, route }: { account: string; route: SequenceRoute }) {
  const sequence = useSequence(route, account);
  const record = sequence.at === 'ready' ? sequence.data.record : null;
  if (sequence.at === 'gone' || (record && !route.admits(record))) return <Go to="/home/not_found" />;
  return (
    <PracticeFrame
      account={account}
      back={route.backOf(record)}
      title={record?.title ?? ''}
      place={record ? route.placeOf(record) : ''}
      isReady={sequence.at === 'ready'}
    >
      {sequence.at === 'loading' && <PaperOnTheWay />}
      {sequence.at === 'failed' && <PaperMissing onRetry={sequence.retry} busy={sequence.busy} />}
      {sequence.at === 'ready' && <SequenceWalk {...{ account, route }} sequence={sequence.data} />}
    </PracticeFrame>
  );
}
