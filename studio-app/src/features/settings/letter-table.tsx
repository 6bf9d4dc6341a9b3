import type { DeadLetter, LetterKind } from '@fourfold/core/contract/dead-letters';
import { Button } from '@fourfold/ui-kit/button';
import { Table, type TableColumn } from '@fourfold/ui-kit/table';
import { useState } from 'react';
import { Timestamp } from '../../shared/timestamp.tsx';
import css from './letters-card.module.css';
import { discardLetter, retryLetter } from './save-letter.ts';

const kindLabels = {
  recovery: 'New password',
  invitation: 'Invitation',
} as const satisfies Record<LetterKind, string>;

const columns: readonly TableColumn<DeadLetter>[] = [
  { head: 'To', cell: ({ email }) => <span className={css.to}>{email}</span> },
  { head: 'Letter', cell: ({ kind }) => kindLabels[kind] },
  { head: 'Given up', cell: ({ failed_at }) => <Timestamp at={failed_at} /> },
  { head: 'Reason', wrap: 'anywhere', cell: ({ reason }) => reason },
  {
    head: 'Actions',
    kind: 'actions',
    cell: (letter) => (
      <>
        <LetterButton letter={letter} label="Try again" action={retryLetter} />
        <LetterButton letter={letter} label="Discard" action={discardLetter} />
      </>
    ),
  },
];

/** The letters that could not be sent, the newest first. */
export function LetterTable({ letters }: { letters: readonly DeadLetter[] }) {
  return <Table caption="Letters that were given up" columns={columns} rows={letters} keyOf={({ id }) => id} />;
}

type LetterButtonProps = { letter: DeadLetter; label: string; action(letter: DeadLetter): Promise<boolean> };

/** The row is removed with its button: the focus moves to the next row's button, or to the page. */
function LetterButton({ letter, label, action }: LetterButtonProps) {
  const [busy, setBusy] = useState(false);
  async function runAction(button: HTMLElement) {
    const row = button.closest('tr');
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    setBusy(true);
    const isRemoved = await action(letter).finally(() => setBusy(false));
    if (!isRemoved) return;
    const focusTarget = next?.querySelector<HTMLElement>('button') ?? document.querySelector('main');
    if (document.activeElement === document.body || document.activeElement === button) focusTarget?.focus();
  }
  return (
    <Button
      kind="quiet"
      busy={busy}
      aria-label={`${label}: ${letter.email}`}
      onClick={(event) => void runAction(event.currentTarget)}
    >
      {label}
    </Button>
  );
}
