import type { AssignmentTopic } from '@fourfold/core/contract/assignable';
import type { SequenceReference } from '@fourfold/core/contract/practice';
import type { Account } from '@fourfold/core/contract/session';
import { Button } from '@fourfold/ui-kit/button';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Progress } from '@fourfold/ui-kit/progress';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useLazyModule } from '../assigning/use-lazy-module.ts';
import { practiceAmount } from './practice-amount.ts';
import css from './sequence-popup.module.css';
import { hasBegun, sequenceProgressQuery } from './sequence-progress-query.ts';
import { resetProgress, restartSequence } from './start-over.ts';

/** A published sequence: the URL of its page and its number of questions. */
export type PopupSequence = {
  reference_type: SequenceReference;
  reference_id: string;
  address: string;
  questions: number;
};

/** Title and topic type for assigning it. */
export type AssigningInfo = { title: string; topic_type: AssignmentTopic };

type SequenceSectionProps = { sequence: PopupSequence; account: Account; assigning: AssigningInfo };

const loadAssigning = () => import('../assigning/assign-sequence.tsx');

/** The link to the sequence, its progress, and how to start over. */
export function SequenceSection({ sequence, account, assigning }: SequenceSectionProps) {
  const { reference_type, reference_id, address, questions } = sequence;
  const sequenceKey = { user_id: account.id, reference_type, reference_id };
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const progress = useQuery(sequenceProgressQuery(sequenceKey));
  const percent = progress.data?.percent_complete ?? 0;
  const isDone = percent === 100;
  const isImpersonated = account.tutor_login.status;
  const assign = useLazyModule(isImpersonated ? loadAssigning : null);

  const startOver = async (action: typeof restartSequence) => {
    setBusy(true);
    const done = await action(sequenceKey);
    setBusy(false);
    return done;
  };
  return (
    <>
      <div className={css.ways}>
        {isDone || isImpersonated ? (
          <Button kind="primary" disabled>
            Sequence
          </Button>
        ) : (
          <LinkButton as={Link} to={address} kind="primary">
            Sequence
          </LinkButton>
        )}
        {progress.data && assign.kind === 'ready' && (
          <assign.AssignSequence {...{ ...assigning, reference_type, reference_id }} progress={progress.data} />
        )}
        {isDone && (
          <Button
            disabled={isImpersonated}
            busy={busy}
            onClick={async () => (await startOver(restartSequence)) && navigate(address)}
          >
            Restart
          </Button>
        )}
      </div>
      {assign.kind === 'failed' && <ErrorPanel title="Assigning could not be loaded." onRetry={assign.retry} />}
      <div className={css.whole}>
        {progress.isPending && <Skeleton bars={[60]} label="Loading progress" />}
        {progress.isError && !progress.data && (
          <ErrorPanel title="Progress could not be loaded." onRetry={progress.refetch} busy={progress.isFetching} />
        )}
        {progress.data && <Progress percent={percent} label="Progress of the sequence" />}
      </div>
      <p className="small">{practiceAmount(questions)}</p>
      {progress.data && !hasBegun(progress.data) && (
        <p className="small">One question leads to another by your answers, and to a problem set where you need one.</p>
      )}
      {account.is_admin && hasBegun(progress.data) && (
        <Button
          kind="quiet"
          className={css.reset}
          disabled={isImpersonated}
          busy={busy}
          onClick={() => startOver(resetProgress)}
        >
          Reset progress
        </Button>
      )}
    </>
  );
}
