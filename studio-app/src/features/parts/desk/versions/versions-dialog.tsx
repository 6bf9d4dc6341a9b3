import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRestore } from './use-restore.ts';
import { VersionDifference } from './version-difference.tsx';
import { VersionList } from './version-list.tsx';
import css from './versions.module.css';

type VersionsDialogProps = {
  questionId: string;
  /** Its number in the list, from 1. */
  number: number;
  onClose: () => void;
};

/** The stored versions of a question: one of them is compared with the question as it is now, and can be restored. */
export function VersionsDialog({ questionId, number, onClose }: VersionsDialogProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const list = useQuery({ ...callQuery(versionsRequest(questionId)), ...alwaysFetched });
  const versions = list.data?.data ?? [];
  const version = chosen ?? versions.find(({ is_current }) => !is_current)?.version ?? null;
  const comparison = useQuery({
    ...callQuery(comparisonRequest(questionId, version ?? 1)),
    ...alwaysFetched,
    enabled: version !== null,
  });
  const isCurrent = versions.some((one) => one.version === version && one.is_current);
  const restore = useRestore(questionId, (next) => {
    setChosen(next);
    return Promise.all([list.refetch(), comparison.refetch()]);
  });
  const failed = list.error ? list : comparison;
  return (
    <Dialog
      full
      title={`Versions of question ${number}`}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
          {comparison.data && version !== null && !isCurrent && (
            <Button kind="primary" busy={restore.isBusy} onClick={() => void restore.run(version, comparison.data)}>
              Restore version {version}
            </Button>
          )}
        </>
      }
    >
      {failed.error ? (
        <ErrorPanel
          title="The versions could not be loaded."
          onRetry={() => void failed.refetch()}
          busy={failed.isFetching}
        />
      ) : !list.data ? (
        <Skeleton bars={[60, 92, 86]} label="Loading the versions" />
      ) : version === null ? (
        <Empty title="No earlier version">
          What the question said before a change is stored here with the first save of a change.
        </Empty>
      ) : (
        <div className={css.layout}>
          <VersionList versions={versions} chosen={version} onChoose={setChosen} />
          {comparison.data ? (
            <VersionDifference version={version} isCurrent={isCurrent} comparison={comparison.data} />
          ) : (
            <Skeleton bars={[60, 92, 86]} label="Loading the version" />
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Another author may have saved since the last time. Errors are shown in the dialog. */
const alwaysFetched = { staleTime: 0, gcTime: 0, throwOnError: false, meta: { saysItself: true } } as const;

function versionsRequest(id: string) {
  return apiQuery('GET /questions/{id}/versions', { params: { id } });
}

function comparisonRequest(id: string, version: number) {
  return apiQuery('GET /questions/{id}/versions/compare', { params: { id }, query: { version } });
}
