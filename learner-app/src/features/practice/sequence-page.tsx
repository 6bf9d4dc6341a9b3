import { useLocation, useParams } from 'react-router-dom';
import { Go } from '../../app/go.tsx';
import { useAddressQuery } from '../../app/use-address-query.ts';
import { useAccount } from '../../session/session.ts';
import { isKind, type Kind, kinds } from './kinds.ts';
import { listAddress } from './list-address.ts';
import { PaperMissing, PaperOnTheWay, PracticeFrame } from './practice-frame.tsx';
import { sequenceRoute } from './sequence-route.ts';
import { SequenceWalk } from './sequence-walk.tsx';
import { useSequence } from './use-sequence.ts';

/** /home/{math|grammar|reading}/subsubtopic/{id}/{subtopic} and /home/{…}/{subtopic}/{topic}: a sequence. */
export function Component() {
  const account = useAccount();
  const params = useParams();
  const kind = useLocation().pathname.split('/')[2]?.toLowerCase();
  if (!account) return null;
  if (!isKind(kind)) return <Go to="/home/not_found" />;
  const id = params.subsubtopicId ?? params.subtopicId;
  return <SequencePage key={id} account={account.id} kind={kind} />;
}

function SequencePage({ account, kind }: { account: string; kind: Kind }) {
  const query = useAddressQuery();
  const route = sequenceRoute(kind, useParams(), query);
  const sequence = useSequence(route, account);
  const dashboard = query.get('dashboard') === 'true';
  const record = sequence.at === 'ready' ? sequence.data.record : null;
  if (record && !route.admits(record)) return <Go to="/home/not_found" />;

  const topic = sequence.at === 'ready' ? sequence.data.questions[0]?.topic : null;
  const back = dashboard ? '/home' : listAddress(kind, route.branch);
  const place = topic ? `${kinds[kind]}, ${topic}` : kinds[kind];
  return (
    <PracticeFrame
      account={account}
      back={back}
      title={record?.title ?? ''}
      place={place}
      isReady={sequence.at === 'ready'}
    >
      {sequence.at === 'loading' && <PaperOnTheWay />}
      {sequence.at === 'failed' && <PaperMissing onRetry={sequence.retry} busy={sequence.busy} />}
      {sequence.at === 'ready' && <SequenceWalk {...{ account, route, dashboard, back }} sequence={sequence.data} />}
    </PracticeFrame>
  );
}
