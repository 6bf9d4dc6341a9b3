import type { AuditEntry } from '@fourfold/core/contract/audit';
import { Table, type TableColumn } from '@fourfold/ui-kit/table';
import { Link } from 'react-router-dom';
import { Timestamp } from '../../shared/timestamp.tsx';
import { actionText, detailsOf } from './action-text.ts';
import css from './audit-table.module.css';

const columns: readonly TableColumn<AuditEntry>[] = [
  {
    head: 'What',
    cell: (entry) => (
      <span className={css.what}>
        {entry.title !== null && (
          <span>{entry.url === null ? entry.title : <Link to={entry.url}>{entry.title}</Link>}</span>
        )}
        <small>{actionText(entry)}</small>
      </span>
    ),
  },
  {
    head: 'Who',
    cell: ({ actor, for: account, subject_id }) => (
      <span className={css.who}>
        {actor.username}
        {account && account.id !== subject_id && <small>{`for ${account.username}`}</small>}
      </span>
    ),
  },
  {
    head: 'When',
    cell: ({ at }) => (
      <span className={css.when}>
        <Timestamp at={at} />
      </span>
    ),
  },
  {
    head: 'Details',
    cell: (entry) => (
      <dl className={css.facts}>
        {detailsOf(entry).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    ),
  },
];

/** The entries of one page; a record that has its own page is a link. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <div className={css.frame}>
      <Table caption="Audit" columns={columns} rows={entries} keyOf={({ id }) => id} />
    </div>
  );
}
