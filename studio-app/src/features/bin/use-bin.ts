import { api } from '@fourfold/app-shell/session';
import type { BinKind, BinRecord } from '@fourfold/core/contract/desk';
import type { Reply } from '@fourfold/core/contract/types';
import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { binCall } from '../../data/bin-cache.ts';
import { queryClient } from '../../data/query-client.ts';

/** Records per load (RCY-004). */
const pageSize = 20;

type Page = Reply<typeof binCall>;
type Counts = Pick<Page, 'counts' | 'latest'>;

const countsKey = [binCall, 'counts'] as const;
const listKey = (type: BinKind) => [binCall, type] as const;

/** The deleted records of one kind; scrolling loads more. */
export function useBin(type: BinKind) {
  return useInfiniteQuery({
    queryKey: listKey(type),
    async queryFn({ pageParam, signal }) {
      const query = { type, existing_record: pageParam, limit: pageSize };
      const page = await api(binCall, { query, signal });
      queryClient.setQueryData(countsKey, countsOf(page));
      return page;
    },
    initialPageParam: 0,
    getNextPageParam: ({ data, count }, pages) => {
      const loaded = countLoaded(pages);
      // `loaded` still includes records that others have removed from the bin meanwhile, so an
      // empty page ends the list too.
      return data.length > 0 && loaded < count ? loaded : undefined;
    },
    select: ({ pages }) => withoutDuplicates(pages.flatMap(({ data }) => data)),
    // The list shows the error itself.
    throwOnError: false,
    meta: { saysItself: true },
  });
}

/**
 * The number of records of each kind and the kind of the last one, requested when the bin is opened. A failure is
 * shown by the list.
 */
export function useBinCounts() {
  return useQuery<Counts>({ queryKey: countsKey, queryFn: fetchCounts, refetchOnMount: 'always', throwOnError: false });
}

/** The reply of any list contains the counts of all. */
async function fetchCounts(): Promise<Counts> {
  return countsOf(await api(binCall, { query: { type: 'sat', limit: 1 } }));
}

function countsOf({ counts, latest }: Page): Counts {
  return { counts, latest };
}

/** After a record has left the bin: removes it from its list, drops the other lists, refetches counts and content. */
export async function removeFromBin(type: BinKind, id: string): Promise<void> {
  const key = listKey(type);
  await queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData<InfiniteData<Page, number>>(key, (lists) => lists && withoutRecord(lists, id));
  queryClient.removeQueries({
    predicate: ({ queryKey: [call, of] }) => call === binCall && of !== type && of !== 'counts',
  });
  void queryClient.fetchQuery({ queryKey: countsKey, queryFn: fetchCounts, staleTime: 0 }).catch(() => {});
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [call] }) => call !== binCall });
}

/** Refetches a list that another author has changed. */
export function refetchBin(type: BinKind): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: listKey(type) });
}

function withoutRecord({ pages, pageParams }: InfiniteData<Page, number>, id: string): InfiniteData<Page, number> {
  const rest = pages.map((page) => ({
    ...page,
    count: page.count - 1,
    data: page.data.filter((one) => one.id !== id),
  }));
  return { pages: rest, pageParams };
}

/** Removes duplicates: a deletion by another author moves the last loaded records to the next page. */
function withoutDuplicates(records: readonly BinRecord[]): BinRecord[] {
  return [...new Map(records.map((record) => [record.id, record])).values()];
}

function countLoaded(pages: readonly Page[]): number {
  return pages.reduce((sum, { data }) => sum + data.length, 0);
}
