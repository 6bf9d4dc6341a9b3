import { Button } from '@fourfold/ui-kit/button';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Progress } from '@fourfold/ui-kit/progress';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queryOf } from '../../data/query-of.ts';
import { useAccount } from '../../session/session.ts';
import { sequenceProgressCall } from './dialog-calls.ts';
import type { Opened } from './dialog-of.ts';
import css from './topics.module.css';

/** "Master it all:" the sequence, and how far one is in it. */
export function Master({ sequence }: { sequence: Opened['sequence'] }) {
  const account = useAccount();
  return (
    <section className={css.master}>
      <h3>Master it all:</h3>
      {sequence && account && <SequencePart sequence={sequence} me={account.id} />}
      {/* A student is not told of what cannot be started (Q108). */}
      {!sequence && account?.is_admin && <p className="small">Its sequence is not published.</p>}
    </section>
  );
}

function SequencePart({ sequence, me }: { sequence: NonNullable<Opened['sequence']>; me: string }) {
  const { reference_type, reference_id, address } = sequence;
  const account = useAccount();
  const progress = useQuery({ ...queryOf(sequenceProgressCall(reference_type, reference_id, me)), staleTime: 0 });
  const percent = progress.data?.percent_complete ?? 0;
  const closed = percent === 100 || account?.tutor_login.status === true;
  return (
    <>
      {closed ? (
        <Button kind="primary" disabled>
          Sequence
        </Button>
      ) : (
        <LinkButton as={Link} to={address} kind="primary">
          Sequence
        </LinkButton>
      )}
      <div className={css.whole}>
        {progress.isPending && <Skeleton bars={[60]} label="Loading progress" />}
        {progress.isError && !progress.data && (
          <ErrorPanel title="Progress could not be loaded." onRetry={progress.refetch} busy={progress.isFetching} />
        )}
        {progress.data && <Progress percent={percent} label="Progress of the sequence" />}
      </div>
    </>
  );
}
