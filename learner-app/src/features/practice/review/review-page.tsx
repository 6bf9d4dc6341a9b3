import { useAccount } from '@fourfold/app-shell/session';
import type { MistakeFilters } from '@fourfold/core/contract/mistakes';
import { Empty } from '@fourfold/ui-kit/empty';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Paper } from '@fourfold/ui-kit/question/paper';
import { Link, useLocation } from 'react-router-dom';
import { useAddressQuery } from '../../../app/use-address-query.ts';
import { PaperError, PaperLoading } from '../../../question/paper-states.tsx';
import { filterQuery, isRedo, mistakeFiltersIn } from '../../../reviews/mistake-filters.ts';
import { PracticeLayout } from '../practice-layout.tsx';
import { ReviewPractice } from './review-practice.tsx';
import { useReview } from './use-review.ts';

/** /home/review: what is due today. With `redo=true`: what the notebook shows with the filters of the URL. */
export function Component() {
  const account = useAccount();
  const query = useAddressQuery();
  const { search } = useLocation();
  const redo = isRedo(query) ? mistakeFiltersIn(query) : null;
  return account && <ReviewPage key={search} account={account.id} redo={redo} />;
}

function ReviewPage({ account, redo }: { account: string; redo: MistakeFilters | null }) {
  const loaded = useReview(account, redo);
  const back = `/home/mistakes${filterQuery(redo ?? {})}`;
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
      </Empty>
      <p>
        <LinkButton as={Link} to={back} kind="primary" big>
          Go to the mistakes
        </LinkButton>
      </p>
    </Paper>
  );
}
