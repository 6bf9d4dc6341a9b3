import type { Reply } from '@fourfold/core/contract/types';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Timestamp } from '../../shared/timestamp.tsx';
import { LetterTable } from './letter-table.tsx';
import css from './letters-card.module.css';
import { lettersQuery } from './save-letter.ts';
import { SettingCard } from './setting-card.tsx';

/** Letters that could not be sent. Super admins see them here, because the recipients do not know of them. */
export function LettersCard() {
  const { data, error, refetch, isFetching } = useQuery({ ...lettersQuery, throwOnError: false });
  return (
    <SettingCard
      title="Letters Not Sent"
      note="Invitations and links to choose a new password that could not be mailed. Try them again once the cause is mended."
    >
      {!data && !error && <Skeleton bars={[100, 92]} label="Loading the letters" />}
      {!data && error && (
        <ErrorPanel title="The letters could not be loaded." onRetry={() => void refetch()} busy={isFetching}>
          Nothing has changed.
        </ErrorPanel>
      )}
      {data && data.waiting.count > 0 && <WaitingLetters {...data.waiting} />}
      {data?.data.length === 0 && <Empty title="No Record Found">No letter was given up.</Empty>}
      {data && data.data.length > 0 && <LetterTable letters={data.data} />}
      {data && data.count > data.data.length && (
        <p className="small">{`The newest ${data.data.length} of ${data.count}.`}</p>
      )}
    </SettingCard>
  );
}

/** Shown only for letters that failed at least once: others are sent within moments. */
function WaitingLetters({ count, since, reason }: Reply<'GET /dead_letters'>['waiting']) {
  if (since === null || reason === null) return null;
  return (
    <p className={css.waiting}>
      {count === 1 ? '1 letter has waited' : `${count} letters have waited`} since <Timestamp at={since} />, and{' '}
      {count === 1 ? 'is' : 'are'} tried again: <span className={css.reason}>{reason}</span>
    </p>
  );
}
