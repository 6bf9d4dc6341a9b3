import type { MistakeFilters } from '@fourfold/core/contract/mistakes';
import type { Reply } from '@fourfold/core/contract/types';
import { Button } from '@fourfold/ui-kit/button';
import { Field } from '@fourfold/ui-kit/field';
import { Select } from '@fourfold/ui-kit/select';
import { useNavigate } from 'react-router-dom';
import { causeFilterLabels, filterQuery, sourceLabels } from '../../reviews/mistake-filters.ts';
import css from './notebook.module.css';

type FilterFieldsProps = { filters: MistakeFilters; skills: Reply<'GET /mistakes'>['skills'] };

/** The filters of the notebook. They are in the URL; a change replaces the entry of the history. */
export function FilterFields({ filters, skills }: FilterFieldsProps) {
  const navigate = useNavigate();
  const setFilter = (name: keyof MistakeFilters, value: string) => {
    const { [name]: _, ...others } = filters;
    const next = { ...others, ...(value && { [name]: value }) };
    navigate(`/home/mistakes${filterQuery(next)}`, { replace: true, preventScrollReset: true });
  };
  return (
    <search className={css.filters} aria-label="Filters">
      <Select
        label="Skill"
        value={filters.skill ?? ''}
        options={[
          { value: '', label: 'All skills' },
          ...skills.map(({ code, title, count }) => ({ value: code, label: `${title} (${count})` })),
        ]}
        onChange={({ target }) => setFilter('skill', target.value)}
      />
      <Select
        label="Cause"
        value={filters.cause ?? ''}
        options={[{ value: '', label: 'All causes' }, ...optionsOf(causeFilterLabels)]}
        onChange={({ target }) => setFilter('cause', target.value)}
      />
      <Select
        label="Source"
        value={filters.source ?? ''}
        options={[{ value: '', label: 'All sources' }, ...optionsOf(sourceLabels)]}
        onChange={({ target }) => setFilter('source', target.value)}
      />
      <Field
        label="From"
        type="date"
        max={filters.to}
        value={filters.from ?? ''}
        onChange={({ target }) => setFilter('from', target.value)}
      />
      <Field
        label="To"
        type="date"
        min={filters.from}
        value={filters.to ?? ''}
        onChange={({ target }) => setFilter('to', target.value)}
      />
      {filterQuery(filters) !== '' && (
        <Button kind="quiet" onClick={() => navigate('/home/mistakes', { replace: true, preventScrollReset: true })}>
          Show all
        </Button>
      )}
    </search>
  );
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
