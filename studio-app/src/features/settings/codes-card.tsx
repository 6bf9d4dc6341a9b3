import type { RegistrationCode } from '@fourfold/core/contract/audit';
import { dayAt } from '@fourfold/core/day/day';
import { formatDay } from '@fourfold/core/day/format-day';
import { Button } from '@fourfold/ui-kit/button';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { Table, type TableColumn } from '@fourfold/ui-kit/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Timestamp } from '../../shared/timestamp.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { lastDayOf } from './code-form.ts';
import css from './codes-card.module.css';
import { changeCode, codesQuery } from './save-code.ts';
import { SettingCard } from './setting-card.tsx';

/** The codes with which students register (Q1), also those that are used up, ended or retired (Q293). */
export function CodesCard() {
  const { data, error, refetch, isFetching } = useQuery({ ...codesQuery, throwOnError: false });
  const [editedCode, setEditedCode] = useState<RegistrationCode | 'new' | null>(null);
  return (
    <SettingCard
      title="Registration Codes"
      note="A student registers with one of them. Students who came with a code stay when it is retired."
      actions={<Button onClick={() => setEditedCode('new')}>Add code</Button>}
    >
      {!data && !error && <Skeleton bars={[100, 92]} label="Loading the codes" />}
      {!data && error && (
        <ErrorPanel title="The codes could not be loaded." onRetry={() => void refetch()} busy={isFetching}>
          Nothing has changed.
        </ErrorPanel>
      )}
      {data?.data.length === 0 && <Empty title="No Record Found">Without a code nobody can register.</Empty>}
      {data && data.data.length > 0 && (
        <Table
          caption="Registration codes"
          columns={columnsFor(setEditedCode)}
          rows={data.data}
          keyOf={({ code }) => code}
        />
      )}
      {editedCode && <CodeDialog code={editedCode === 'new' ? null : editedCode} onClose={() => setEditedCode(null)} />}
    </SettingCard>
  );
}

function columnsFor(onEdit: (code: RegistrationCode) => void): readonly TableColumn<RegistrationCode>[] {
  return [
    {
      head: 'Code',
      cell: ({ code, state }) => (
        <span className={css.code} data-shut={state !== 'open' || undefined}>
          {code}
        </span>
      ),
    },
    {
      head: 'Note',
      wrap: 'anywhere',
      cell: ({ note }) => <span className={css.note}>{note || '–'}</span>,
    },
    { head: 'Students', kind: 'number', cell: ({ students }) => students },
    { head: 'Uses left', wrap: 'nowrap', cell: usesLeft },
    { head: 'Last day', wrap: 'nowrap', cell: ({ ends_at }) => (ends_at ? lastDay(ends_at) : 'No end') },
    {
      head: 'Added',
      wrap: 'nowrap',
      cell: ({ created_at, made_by }) => (
        <>
          <Timestamp at={created_at} />
          {made_by && <small className={css.maker}>by {made_by.username}</small>}
        </>
      ),
    },
    { head: 'State', wrap: 'nowrap', cell: ({ state }) => stateLabels[state] },
    {
      head: 'Actions',
      kind: 'actions',
      cell: (code) => (
        <>
          <Button kind="quiet" aria-label={`Edit note of ${code.code}`} onClick={() => onEdit(code)}>
            Edit note
          </Button>
          <RetireButton code={code} />
        </>
      ),
    },
  ];
}

const stateLabels = {
  open: 'In use',
  used_up: 'Used up',
  ended: 'Ended',
  retired: 'Retired',
} as const satisfies Record<RegistrationCode['state'], string>;

function usesLeft({ max_uses, uses }: RegistrationCode): string {
  return max_uses === null ? 'No limit' : `${max_uses - uses} of ${max_uses}`;
}

function lastDay(ends_at: string) {
  const day = lastDayOf(ends_at);
  return <time dateTime={day}>{formatDay(day, dayAt(new Date()))}</time>;
}

/** Needs no confirmation, because it can be undone at once. */
function RetireButton({ code: { code, retired_at } }: { code: RegistrationCode }) {
  const [busy, setBusy] = useState(false);
  const retired = retired_at === null;
  const words = retired ? 'Retire' : 'Bring back';
  return (
    <Button
      kind="quiet"
      busy={busy}
      aria-label={`${words} ${code}`}
      onClick={async () => {
        setBusy(true);
        await changeCode({ code, retired }, `Code ${code} ${retired ? 'retired' : 'in use again'}`);
        setBusy(false);
      }}
    >
      {words}
    </Button>
  );
}
