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
import { FoundRow } from './found-row.tsx';
import css from './search-dialog.module.css';
import { useSearch } from './use-search.ts';
import { kindWords, type Wanted } from './wanted.ts';

type SearchDialogProps = {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
  onClose: () => void;
};

const kinds = [{ value: '', label: 'All' }, ...Object.entries(kindWords).map(([value, label]) => ({ value, label }))];

/** Searches titles and question texts; a hit opens its page. */
export function SearchDialog({ wanted, onChange, onClose }: SearchDialogProps) {
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const search = useSearch(wanted);
  const finds = search.data?.pages.flatMap(({ data }) => data) ?? [];
  const count = search.data?.pages.at(-1)?.count ?? 0;
  const asked = wanted.q.trim() !== '';

  const change = (patch: Partial<Wanted>) => onChange({ ...wanted, ...patch });
  const go = (url: string) => {
    flushSync(onClose);
    // The focus stays on the new page, instead of returning to the button that opened the search.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    navigate(url);
  };
  /** Arrow keys move through the field and the hits. */
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.target instanceof HTMLSelectElement) return;
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('input, li a') ?? [])];
    const now = stops.indexOf(document.activeElement as HTMLElement);
    event.preventDefault();
    stops[Math.min(Math.max(0, now + step), stops.length - 1)]?.focus();
  };

  return (
    <Dialog title="Search" onClose={onClose} wide>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the field and the links in it */}
      <div ref={list} className={css.search} onKeyDown={walk}>
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            const first = finds[0];
            if (first && !search.isPlaceholderData) go(first.url);
          }}
        >
          <Field
            label="Words"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            value={wanted.q}
            onFocus={(event) => event.target.select()}
            onChange={(event) => change({ q: event.target.value })}
          />
          <div className={css.filters}>
            <Select
              label="Kind"
              value={wanted.kind}
              options={kinds}
              onChange={(event) => change({ kind: event.target.value as SearchKind | '' })}
            />
            <Select
              label="Published"
              value={wanted.published}
              options={[
                { value: '', label: 'All' },
                { value: 'true', label: 'Published' },
                { value: 'false', label: 'Not published' },
              ]}
              onChange={(event) => change({ published: event.target.value as Wanted['published'] })}
            />
            <Select
              label="Answers"
              value={wanted.free_response}
              options={[
                { value: '', label: 'All' },
                { value: 'true', label: 'Free response' },
                { value: 'false', label: 'Choices' },
              ]}
              onChange={(event) => change({ free_response: event.target.value as Wanted['free_response'] })}
            />
          </div>
        </form>
        <p className={css.count} role="status">
          {asked && search.data && !search.isPlaceholderData && sayCount(count)}
        </p>
        {asked && search.isPending && <Skeleton bars={[52, 61, 44]} />}
        {asked && search.isError && !search.data && (
          <ErrorPanel
            title="The search did not come through."
            onRetry={() => void search.refetch()}
            busy={search.isFetching}
          >
            {search.error.message}
          </ErrorPanel>
        )}
        {asked && search.data && count === 0 && (
          <Empty title="No Record Found">Try fewer words, or other filters.</Empty>
        )}
        {asked && finds.length > 0 && (
          <ul className={css.finds} data-old={search.isPlaceholderData || undefined}>
            {finds.map((found) => (
              <FoundRow key={found.id} found={found} onGo={go} />
            ))}
          </ul>
        )}
        {asked && search.hasNextPage && (
          <Button busy={search.isFetchingNextPage} onClick={() => void search.fetchNextPage()}>
            Show more
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function sayCount(count: number): string {
  return count === 1 ? '1 found' : `${count.toLocaleString('en')} found`;
}
