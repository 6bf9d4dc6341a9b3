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
  /** Id of the super admin who looks at it. */
  own: string;
  go: (to: Partial<UsersPlace>, replace?: boolean) => void;
  onDialog: (dialog: ReactNode) => void;
};

const states = [
  { value: 'current', label: 'Current' },
  { value: 'deleted', label: 'Deleted' },
] as const;

/** One tab: the words that are looked for, whether deleted ones are, and who is found. */
export function UsersPanel(props: UsersPanelProps) {
  const { place, go } = props;
  // Going back goes past the words, not through each of them.
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
