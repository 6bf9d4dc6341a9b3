import { Field } from '@fourfold/ui-kit/field';
import { Select } from '@fourfold/ui-kit/select';
import { useDebouncedText } from '../../data/use-debounced-text.ts';
import { actionLabel, subjectNoun } from '../parts/audit/action-text.ts';
import css from './audit-page.module.css';
import { type AuditQuery, isReversed } from './audit-query.ts';
import { DayField } from './day-field.tsx';

type AuditFiltersProps = {
  filters: AuditQuery;
  /** All actions and kinds that the audit contains. */
  actions: readonly string[];
  subjects: readonly string[];
  /** Focuses the first field. */
  autoFocus: boolean;
  onChange: (patch: Partial<AuditQuery>) => void;
};

/** The filters of the audit: person, action, kind, days. */
export function AuditFilters({ filters, actions, subjects, autoFocus, onChange }: AuditFiltersProps) {
  const [who, setWho] = useDebouncedText(filters.who, (typed) => onChange({ who: typed }));
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
        value={filters.action}
        options={optionsOf(actions, filters.action, actionLabel)}
        onChange={({ target }) => onChange({ action: target.value })}
      />
      <Select
        label="Kind"
        value={filters.subject}
        options={optionsOf(subjects, filters.subject, (subject) => capitalize(subjectNoun(subject)))}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <DayField
        label="From"
        day={filters.from}
        message={isReversed(filters) ? 'This day is after the last one.' : undefined}
        onChange={(from) => onChange({ from })}
      />
      <DayField label="To" day={filters.to} onChange={(to) => onChange({ to })} />
    </search>
  );
}

/**
 * The option "All", and one per value, sorted by label. The chosen value is an option even if the
 * audit does not contain it.
 */
function optionsOf(all: readonly string[], chosen: string, labelOf: (value: string) => string) {
  const values = chosen === '' || all.includes(chosen) ? all : [...all, chosen];
  const options = values.map((value) => ({ value, label: labelOf(value) }));
  return [{ value: '', label: 'All' }, ...options.sort((a, b) => a.label.localeCompare(b.label, 'en'))];
}

function capitalize(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
