import type { BinKind, BinRecord } from '@fourfold/core/contract/desk';
import { Button } from '@fourfold/ui-kit/button';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useRef } from 'react';
import { deleteForGood, restoreRecord } from './bin-actions.ts';
import { binLabels } from './bin-labels.ts';
import css from './bin-list.module.css';
import { BinRow } from './bin-row.tsx';
import { useBin } from './use-bin.ts';
import { useInfiniteScroll } from './use-infinite-scroll.ts';

/** The deleted records of one kind, the newest first; scrolling loads more. */
export function BinList({ kind }: { kind: BinKind }) {
  const list = useRef<HTMLDivElement>(null);
  const bin = useBin(kind);
  const { tab } = binLabels[kind];
  const records = bin.data ?? [];
  const canLoadMore = bin.hasNextPage && !bin.isFetching && !bin.isFetchNextPageError;
  const endRef = useInfiniteScroll(list, canLoadMore, bin.fetchNextPage);

  /**
   * The row is removed with its buttons: the focus moves to the same button of the next row, or of the previous one.
   */
  async function runAction(button: HTMLElement, action: (record: BinRecord) => Promise<boolean>, record: BinRecord) {
    const row = button.closest('li');
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    if (!(await action(record)) || (document.activeElement !== document.body && document.activeElement !== button))
      return;
    const sameButton = next?.querySelector<HTMLElement>(`[data-way="${button.dataset.way}"]:enabled`);
    const anyButton = next?.querySelector<HTMLElement>('button:enabled');
    (sameButton ?? anyButton ?? list.current?.closest<HTMLElement>('[role="tabpanel"]'))?.focus();
  }
  const onRestore = (record: BinRecord, button: HTMLElement) => runAction(button, restoreRecord, record);
  const onDelete = (record: BinRecord, button: HTMLElement) => runAction(button, deleteForGood, record);

  return (
    <div ref={list} className={css.scroll} data-testid="bin">
      {bin.isPending && <Skeleton bars={[52, 61, 44, 57]} />}
      {bin.isError && !bin.data && (
        <ErrorPanel title="The recycle bin could not be read." onRetry={() => void bin.refetch()} busy={bin.isFetching}>
          {bin.error.message}
        </ErrorPanel>
      )}
      {bin.data && records.length === 0 && !bin.hasNextPage && (
        <Empty title="No Record Found">{`${tab} that are deleted will stand here.`}</Empty>
      )}
      {records.length > 0 && (
        <ul className={css.list} aria-label={`Deleted ${tab}`}>
          {records.map((record) => (
            <BinRow key={record.id} record={record} onRestore={onRestore} onDelete={onDelete} />
          ))}
        </ul>
      )}
      {bin.isFetchNextPageError && (
        <p className={css.more} role="alert">
          {bin.error?.message} <Button onClick={() => void bin.fetchNextPage()}>Try again</Button>
        </p>
      )}
      {bin.isFetchingNextPage && <Skeleton bars={[48, 56]} label="Loading more" />}
      <div ref={endRef} />
    </div>
  );
}
