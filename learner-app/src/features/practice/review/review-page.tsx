import { useAccount } from '@fourfold/app-shell/session';
import { Empty } from '@fourfold/ui-kit/empty';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Paper } from '@fourfold/ui-kit/question/paper';
import { Link, useLocation } from 'react-router-dom';
import { useAddressQuery } from '../../../app/use-address-query.ts';
import { PaperError, PaperLoading } from '../../../question/paper-states.tsx';
import { filterQuery, mistakeFiltersIn, type Redo, redoIn } from '../../../reviews/mistake-filters.ts';
import { PracticeLayout } from '../practice-layout.tsx';
import { ReviewPractice } from './review-practice.tsx';
import { useReview } from './use-review.ts';

/** /home/review: what is due today. With `redo=true`: an assigned set, or what the notebook shows with these filters. */
export function Component() {
  const account = useAccount();
  const query = useAddressQuery();
  const { search } = useLocation();
  const redo = redoIn(query);
  const back = query.get('dashboard') === 'true' ? '/home' : `/home/mistakes${filterQuery(mistakeFiltersIn(query))}`;
  return account && <ReviewPage key={search} account={account.id} redo={redo} back={back} />;
}

function ReviewPage({ account, redo, back }: { account: string; redo: Redo | null; back: string }) {
  const loaded = useReview(account, redo);
  const isReady = loaded.kind === 'ready';
  return (
    <PracticeLayout
      account={account}
      back={back}
      title={redo ? 'Redo' : 'Review'}
      subtitle="Mistakes"
      isReady={isReady}
    >
      {loaded.kind === 'loading' && <PaperLoading />}
      {loaded.kind === 'failed' && <PaperError onRetry={loaded.retry} busy={loaded.busy} />}
      {isReady && loaded.data.cards.length === 0 && <NothingToReview back={back} isRedo={redo !== null} />}
      {isReady && loaded.data.cards.length > 0 && <ReviewPractice {...{ account, redo, back }} review={loaded.data} />}
    </PracticeLayout>
  );
}

function NothingToReview({ back, isRedo: ofRedo }: { back: string; isRedo: boolean }) {
  return (
    <Paper head={<div />}>
      <Empty title={ofRedo ? 'Nothing to redo' : 'Nothing to review today'}>
        {ofRedo ? 'None of these questions can be answered here.' : 'What you miss comes back the next day.'}
        <LinkButton as={Link} to={back} kind="primary">
          {back === '/home' ? 'Go to the dashboard' : 'Go to the mistakes'}
        </LinkButton>
      </Empty>
    </Paper>
  );
}
