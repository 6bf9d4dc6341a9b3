import { RailButton } from '@fourfold/ui-kit/app-shell';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { emptyQuery } from './search-query.ts';

const SearchDialog = lazyPart({
  name: 'The search',
  load: () => import('./search-dialog.tsx').then((part) => part.SearchDialog),
  fallback: <Skeleton />,
});

/** The search button of the menu; `/` opens the search unless a text is being edited. It keeps the last query. */
export function SearchEntry() {
  const [open, setOpen] = useState(false);
  const [searchQuery, setSearchQuery] = useState(emptyQuery);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isEditable(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <RailButton shortcut="/" onClick={() => setOpen(true)}>
        Search
      </RailButton>
      {open && <SearchDialog searchQuery={searchQuery} onChange={setSearchQuery} onClose={() => setOpen(false)} />}
    </>
  );
}

function isEditable(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select, math-field');
}
