import { useAccount } from '@fourfold/app-shell/session';
import { useLocation, useParams } from 'react-router-dom';
import { Redirect } from '../../../app/redirect.tsx';
import { useAddressQuery } from '../../../app/use-address-query.ts';
import { PaperError, PaperLoading } from '../../../question/paper-states.tsx';
import { PracticeLayout } from '../practice-layout.tsx';
import { SequencePractice } from './sequence-practice.tsx';
import { type SequenceRoute, sequenceRoute } from './sequence-route.ts';
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
  const record = sequence.kind === 'ready' ? sequence.data.record : null;
  if (sequence.kind === 'gone' || (record && !route.canShow(record))) return <Redirect to="/home/not_found" />;
  return (
    <PracticeLayout
      account={account}
      back={route.backAddress(record)}
      title={record?.title ?? ''}
      subtitle={record ? route.subtitleOf(record) : ''}
      isReady={sequence.kind === 'ready'}
    >
      {sequence.kind === 'loading' && <PaperLoading />}
      {sequence.kind === 'failed' && <PaperError onRetry={sequence.retry} busy={sequence.busy} />}
      {sequence.kind === 'ready' && <SequencePractice {...{ account, route }} sequence={sequence.data} />}
    </PracticeLayout>
  );
}
