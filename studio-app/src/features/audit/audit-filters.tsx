import { Field } from '@fourfold/ui-kit/field';
import { Select } from '@fourfold/ui-kit/select';
import { useTyped } from '../../data/use-typed.ts';
import css from './audit-page.module.css';
import { DayField } from './day-field.tsx';
import { kindWords, verbWords } from './deed-words.ts';
import { isBackward, type Wanted } from './wanted.ts';

type AuditFiltersProps = {
  wanted: Wanted;
  /** All actions and kinds that the audit contains. */
  actions: readonly string[];
  subjects: readonly string[];
  /** Focuses the first field. */
  autoFocus: boolean;
  onChange: (patch: Partial<Wanted>) => void;
};

/** The filters of the audit: person, action, kind, days. */
export function AuditFilters({ wanted, actions, subjects, autoFocus, onChange }: AuditFiltersProps) {
  const [who, setWho] = useTyped(wanted.who, (typed) => onChange({ who: typed }));
  return (
    <search className={css.filters}>
      <Field
        label="Who"
        note="Part of a name or an address"
        autoComplete="off"
        autoFocus={autoFocus}
        maxLength={200}
        value={who}
        onChange={({ target }) => setWho(target.value)}
      />
      <Select
        label="Action"
        value={wanted.action}
        options={optionsOf(actions, wanted.action, verbWords)}
        onChange={({ target }) => onChange({ action: target.value })}
      />
      <Select
        label="Kind"
        value={wanted.subject}
        options={optionsOf(subjects, wanted.subject, (subject) => capital(kindWords(subject)))}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <DayField
        label="From"
        day={wanted.from}
        message={isBackward(wanted) ? 'This day is after the last one.' : undefined}
        onChange={(from) => onChange({ from })}
      />
      <DayField label="To" day={wanted.to} onChange={(to) => onChange({ to })} />
    </search>
  );
}

/**
 * The option "All", and one per value, sorted by label. The chosen value is an option even if the
 * audit does not contain it.
 */
function optionsOf(all: readonly string[], chosen: string, wordsOf: (value: string) => string) {
  const values = chosen === '' || all.includes(chosen) ? all : [...all, chosen];
  const options = values.map((value) => ({ value, label: wordsOf(value) }));
  return [{ value: '', label: 'All' }, ...options.sort((a, b) => a.label.localeCompare(b.label, 'en'))];
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
