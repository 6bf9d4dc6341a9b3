import { Field } from '@fourfold/ui-kit/field';
import { Segmented } from '@fourfold/ui-kit/segmented';
import { useDebouncedText } from '../../data/use-debounced-text.ts';
import { UserPage, type UsersPanelProps } from './user-page.tsx';
import css from './users-panel.module.css';

const states = [
  { value: 'current', label: 'Current' },
  { value: 'deleted', label: 'Deleted' },
] as const;

/** One tab: the search field, the switch to deleted accounts, and the matching users. */
export function UsersPanel(props: UsersPanelProps) {
  const { filters, navigateTo } = props;
  // Typing replaces the history entry, so that Back leaves the search at once.
  const [text, setWords] = useDebouncedText(filters.q, (q) => navigateTo({ q }, true));
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
          value={text}
          onChange={(event) => setWords(event.target.value)}
        />
        <Segmented
          label="Which accounts"
          options={states}
          value={filters.deleted ? 'deleted' : 'current'}
          onChange={(state) => navigateTo({ deleted: state === 'deleted' })}
        />
      </search>
      <UserPage key={String(filters.deleted)} {...props} />
    </>
  );
}
