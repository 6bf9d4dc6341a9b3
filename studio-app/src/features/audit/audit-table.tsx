import type { AuditEntry } from '@fourfold/core/contract/audit';
import { Table, type TableColumn } from '@fourfold/ui-kit/table';
import { Link } from 'react-router-dom';
import { Timestamp } from '../../shared/timestamp.tsx';
import { actionText } from '../parts/audit/action-text.ts';
import css from './audit-table.module.css';
import { detailsOf } from './entry-details.ts';

const columns: readonly TableColumn<AuditEntry>[] = [
  {
    head: 'What',
    cell: (entry) =>
      entry.title === null ? (
        actionText(entry)
      ) : (
        <>
          {entry.url === null ? entry.title : <Link to={entry.url}>{entry.title}</Link>}
          <small>{actionText(entry)}</small>
        </>
      ),
  },
  {
    head: 'Who',
    wrap: 'anywhere',
    cell: ({ actor, for: account, subject_id }) => (
      <>
        {actor.username}
        {account && account.id !== subject_id && <small>{`for ${account.username}`}</small>}
      </>
    ),
  },
  { head: 'When', wrap: 'nowrap', cell: ({ at }) => <Timestamp at={at} /> },
  {
    head: 'Details',
    wrap: 'anywhere',
    cell: (entry) => {
      const details = detailsOf(entry);
      if (details.length === 0) return null;
      return (
        <dl className={css.facts}>
          {details.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    },
  },
];

/** The entries of one page; a record that has its own page is a link. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return <Table caption="Audit" columns={columns} rows={entries} keyOf={({ id }) => id} top />;
}
