import { Field } from '@fourfold/ui-kit/field';
import { Select } from '@fourfold/ui-kit/select';
import { useEffect, useState } from 'react';
import css from './audit-page.module.css';
import { kindWords, verbWords } from './deed-words.ts';
import { isBackward, type Wanted } from './wanted.ts';

type AuditFiltersProps = {
  wanted: Wanted;
  /** Every verb and every kind that there is. */
  actions: readonly string[];
  subjects: readonly string[];
  onChange: (patch: Partial<Wanted>) => void;
};

/** What narrows the audit: person, verb, kind, days. */
export function AuditFilters({ wanted, actions, subjects, onChange }: AuditFiltersProps) {
  const [who, setWho] = useSettled(wanted.who, (settled) => onChange({ who: settled }));
  return (
    <search className={css.filters}>
      <Field
        label="Who"
        note="Part of a name or an address"
        autoComplete="off"
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
      <Field
        label="From"
        type="date"
        value={wanted.from}
        message={isBackward(wanted) ? 'This day is after the last one.' : undefined}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <Field label="To" type="date" value={wanted.to} onChange={({ target }) => onChange({ to: target.value })} />
    </search>
  );
}

/** All, and each by its words; what is chosen stays there, even where there is none of it. */
function optionsOf(all: readonly string[], chosen: string, wordsOf: (value: string) => string) {
  const values = chosen === '' || all.includes(chosen) ? all : [...all, chosen];
  const options = values.map((value) => ({ value, label: wordsOf(value) }));
  return [{ value: '', label: 'All' }, ...options.sort((a, b) => a.label.localeCompare(b.label, 'en'))];
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** Milliseconds without a key after which what was typed counts. */
const pause = 300;

/** What is typed, and told once nobody types any more; what else changes the value is shown at once. */
function useSettled(value: string, onSettle: (value: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for what was typed, whoever listens
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      setTyped(null);
      if (typed !== value) onSettle(typed);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed ?? value, setTyped] as const;
}
