import { Field } from '@fourfold/ui-kit/field';
import { Segmented } from '@fourfold/ui-kit/segmented';
import type { ReactNode } from 'react';
import { useTyped } from '../../data/use-typed.ts';
import type { UserList } from './user-lists.ts';
import { UserResults } from './user-results.tsx';
import css from './users-panel.module.css';
import type { UsersPlace } from './users-place.ts';

export type UsersPanelProps = {
  list: UserList;
  place: UsersPlace;
  /** Id of the logged-in super admin. */
  own: string;
  go: (to: Partial<UsersPlace>, replace?: boolean) => void;
  onDialog: (dialog: ReactNode) => void;
};

const states = [
  { value: 'current', label: 'Current' },
  { value: 'deleted', label: 'Deleted' },
] as const;

/** One tab: the search field, the switch to deleted accounts, and the matching users. */
export function UsersPanel(props: UsersPanelProps) {
  const { place, go } = props;
  // Typing replaces the history entry, so that Back leaves the search at once.
  const [words, setWords] = useTyped(place.q, (q) => go({ q }, true));
  return (
    <>
      <search className={css.bar}>
        <Field
          label="Name or email"
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Segmented
          label="Which accounts"
          options={states}
          value={place.deleted ? 'deleted' : 'current'}
          onChange={(state) => go({ deleted: state === 'deleted' })}
        />
      </search>
      <UserResults key={String(place.deleted)} {...props} />
    </>
  );
}
