import type { Account } from '@fourfold/core/contract/session';
import { Button } from '@fourfold/ui-kit/button';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Progress } from '@fourfold/ui-kit/progress';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { usePart } from '../assigning/use-part.ts';
import { amountOf } from './amount.ts';
import type { Assigning, PopupSequence } from './master.tsx';
import css from './sequence-popup.module.css';
import { isBegun, sequenceProgress } from './sequence-progress.ts';
import { resetProgress, restart } from './start-over.ts';

type SequencePartProps = { sequence: PopupSequence; account: Account; assigning: Assigning };

const loadAssigning = () => import('../assigning/assign-sequence.tsx');

/** The link to the sequence, its progress, and how to start over. */
export function SequencePart({ sequence, account, assigning }: SequencePartProps) {
  const { reference_type, reference_id, address, questions } = sequence;
  const about = { user_id: account.id, reference_type, reference_id };
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const progress = useQuery(sequenceProgress(about));
  const percent = progress.data?.percent_complete ?? 0;
  const isDone = percent === 100;
  const isWatched = account.tutor_login.status;
  const assign = usePart(isWatched ? loadAssigning : null);

  const startOver = async (how: typeof restart) => {
    setBusy(true);
    const done = await how(about);
    setBusy(false);
    return done;
  };
  return (
    <>
      <div className={css.ways}>
        {isDone || isWatched ? (
          <Button kind="primary" disabled>
            Sequence
          </Button>
        ) : (
          <LinkButton as={Link} to={address} kind="primary">
            Sequence
          </LinkButton>
        )}
        {progress.data && assign.at === 'ready' && (
          <assign.AssignSequence {...{ ...assigning, reference_type, reference_id }} progress={progress.data} />
        )}
        {isDone && (
          <Button
            disabled={isWatched}
            busy={busy}
            onClick={async () => (await startOver(restart)) && navigate(address)}
          >
            Restart
          </Button>
        )}
      </div>
      {assign.at === 'failed' && <ErrorPanel title="Assigning could not be loaded." onRetry={assign.retry} />}
      <div className={css.whole}>
        {progress.isPending && <Skeleton bars={[60]} label="Loading progress" />}
        {progress.isError && !progress.data && (
          <ErrorPanel title="Progress could not be loaded." onRetry={progress.refetch} busy={progress.isFetching} />
        )}
        {progress.data && <Progress percent={percent} label="Progress of the sequence" />}
      </div>
      <p className="small">{amountOf(questions)}</p>
      {progress.data && !isBegun(progress.data) && (
        <p className="small">One question leads to another by your answers, and to a problem set where you need one.</p>
      )}
      {account.is_admin && isBegun(progress.data) && (
        <Button
          kind="quiet"
          className={css.reset}
          disabled={isWatched}
          busy={busy}
          onClick={() => startOver(resetProgress)}
        >
          Reset progress
        </Button>
      )}
    </>
  );
}
