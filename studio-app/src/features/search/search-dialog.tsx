import type { SearchKind } from '@fourfold/core/contract/desk';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Field } from '@fourfold/ui-kit/field';
import { Select } from '@fourfold/ui-kit/select';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import css from './search-dialog.module.css';
import { SearchHitRow } from './search-hit-row.tsx';
import { kindLabels, type SearchQuery } from './search-query.ts';
import { useSearch } from './use-search.ts';

type SearchDialogProps = {
  searchQuery: SearchQuery;
  onChange: (searchQuery: SearchQuery) => void;
  onClose: () => void;
};

const kindOptions = [
  { value: '', label: 'All' },
  ...Object.entries(kindLabels).map(([value, label]) => ({ value, label })),
];

/** Searches titles and question texts; a hit opens its page. */
export function SearchDialog({ searchQuery, onChange, onClose }: SearchDialogProps) {
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const search = useSearch(searchQuery);
  const hits = search.data?.pages.flatMap(({ data }) => data) ?? [];
  const count = search.data?.pages.at(-1)?.count ?? 0;
  const hasWords = searchQuery.q.trim() !== '';

  const change = (patch: Partial<SearchQuery>) => onChange({ ...searchQuery, ...patch });
  const openHit = (url: string) => {
    flushSync(onClose);
    // The focus stays on the new page, instead of returning to the button that opened the search.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    navigate(url);
  };
  /** Arrow keys move through the field and the hits. */
  const moveFocus = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.target instanceof HTMLSelectElement) return;
    const focusable = [...(list.current?.querySelectorAll<HTMLElement>('input, li a') ?? [])];
    const index = focusable.indexOf(document.activeElement as HTMLElement);
    event.preventDefault();
    focusable[Math.min(Math.max(0, index + step), focusable.length - 1)]?.focus();
  };

  return (
    <Dialog title="Search" onClose={onClose} wide>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the field and the links in it */}
      <div ref={list} className={css.search} onKeyDown={moveFocus}>
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            const first = hits[0];
            if (first && !search.isPlaceholderData) openHit(first.url);
          }}
        >
          <Field
            label="Words"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            value={searchQuery.q}
            onFocus={(event) => event.target.select()}
            onChange={(event) => change({ q: event.target.value })}
          />
          <div className={css.filters}>
            <Select
              label="Kind"
              value={searchQuery.kind}
              options={kindOptions}
              onChange={(event) => change({ kind: event.target.value as SearchKind | '' })}
            />
            <Select
              label="Published"
              value={searchQuery.published}
              options={[
                { value: '', label: 'All' },
                { value: 'true', label: 'Published' },
                { value: 'false', label: 'Not published' },
              ]}
              onChange={(event) => change({ published: event.target.value as SearchQuery['published'] })}
            />
            <Select
              label="Answers"
              value={searchQuery.free_response}
              options={[
                { value: '', label: 'All' },
                { value: 'true', label: 'Free response' },
                { value: 'false', label: 'Choices' },
              ]}
              onChange={(event) => change({ free_response: event.target.value as SearchQuery['free_response'] })}
            />
          </div>
        </form>
        <p className={css.count} role="status">
          {hasWords && search.data && !search.isPlaceholderData && countText(count)}
        </p>
        {hasWords && search.isPending && <Skeleton bars={[52, 61, 44]} />}
        {hasWords && search.isError && !search.data && (
          <ErrorPanel
            title="The search did not come through."
            onRetry={() => void search.refetch()}
            busy={search.isFetching}
          >
            {search.error.message}
          </ErrorPanel>
        )}
        {hasWords && search.data && count === 0 && (
          <Empty title="No Record Found">Try fewer words, or other filters.</Empty>
        )}
        {hasWords && hits.length > 0 && (
          <ul className={css.finds} data-old={search.isPlaceholderData || undefined}>
            {hits.map((hit) => (
              <SearchHitRow key={hit.id} hit={hit} onNavigate={openHit} />
            ))}
          </ul>
        )}
        {hasWords && search.hasNextPage && (
          <Button busy={search.isFetchingNextPage} onClick={() => void search.fetchNextPage()}>
            Show more
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 found' : `${count.toLocaleString('en')} found`;
}
