import type { BinKind, Binned } from '@fourfold/core/contract/desk';
import type { Reply } from '@fourfold/core/contract/types';
import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { binCall } from '../../data/bin-cache.ts';
import { queryClient } from '../../data/query-client.ts';
import { api } from '../../session/session.ts';

/** How many records are loaded at once (3§9). */
const perLoad = 20;

type Page = Reply<typeof binCall>;
type Counts = Page['counts'];

const countsKey = [binCall, 'counts'] as const;
const listKey = (type: BinKind) => [binCall, type] as const;

/** What is in the bin of one kind, as far as one has scrolled. */
export function useBin(type: BinKind) {
  return useInfiniteQuery({
    queryKey: listKey(type),
    async queryFn({ pageParam, signal }) {
      const query = { type, existing_record: pageParam, limit: perLoad };
      const page = await api(binCall, { query, signal });
      queryClient.setQueryData(countsKey, page.counts);
      return page;
    },
    initialPageParam: 0,
    getNextPageParam: ({ data, count }, pages) => {
      const loaded = loadedOf(pages);
      // What others took out meanwhile is counted in what is loaded: then nothing comes any more.
      return data.length > 0 && loaded < count ? loaded : undefined;
    },
    select: ({ pages }) => onceEach(pages.flatMap(({ data }) => data)),
    // It is said where it was asked.
    throwOnError: false,
    meta: { saysItself: true },
  });
}

/** How many there are of each kind, as the last reply has it. */
export function useCounts(): Counts | undefined {
  return useQuery<Counts>({ queryKey: countsKey, queryFn: readCounts, enabled: false }).data;
}

/** Any list's reply has the counts of all. */
async function readCounts(): Promise<Counts> {
  return (await api(binCall, { query: { type: 'sat', limit: 1 } })).counts;
}

/** A record has left the bin: the list goes on without it, every other one is read anew, and so is all content. */
export async function leftBin(type: BinKind, id: string): Promise<void> {
  const key = listKey(type);
  await queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData<InfiniteData<Page, number>>(key, (lists) => lists && without(lists, id));
  queryClient.removeQueries({
    predicate: ({ queryKey: [call, of] }) => call === binCall && of !== type && of !== 'counts',
  });
  void queryClient.fetchQuery({ queryKey: countsKey, queryFn: readCounts, staleTime: 0 }).catch(() => {});
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [call] }) => call !== binCall });
}

/** The list is another by now: somebody else was quicker. */
export function readBinAnew(type: BinKind): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: listKey(type) });
}

function without({ pages, pageParams }: InfiniteData<Page, number>, id: string): InfiniteData<Page, number> {
  const rest = pages.map((page) => ({
    ...page,
    count: page.count - 1,
    data: page.data.filter((one) => one.id !== id),
  }));
  return { pages: rest, pageParams };
}

/** What others delete meanwhile pushes the end of what is loaded on to the next page. */
function onceEach(records: readonly Binned[]): Binned[] {
  return [...new Map(records.map((record) => [record.id, record])).values()];
}

function loadedOf(pages: readonly Page[]): number {
  return pages.reduce((sum, { data }) => sum + data.length, 0);
}
