import type { DeadLetter, LetterKind } from '@fourfold/core/contract/dead-letters';
import { Button } from '@fourfold/ui-kit/button';
import { type Column, Table } from '@fourfold/ui-kit/table';
import { useState } from 'react';
import { Moment } from '../../moment/moment.tsx';
import css from './letters-card.module.css';
import { discardLetter, retryLetter } from './save-letter.ts';

const kinds = {
  recovery: 'New password',
  invitation: 'Invitation',
} as const satisfies Record<LetterKind, string>;

const columns: readonly Column<DeadLetter>[] = [
  { head: 'To', cell: ({ email }) => <span className={css.to}>{email}</span> },
  { head: 'Letter', cell: ({ kind }) => kinds[kind] },
  { head: 'Given up', cell: ({ failed_at }) => <Moment at={failed_at} /> },
  { head: 'Reason', cell: ({ reason }) => <span className={css.reason}>{reason}</span> },
  {
    head: 'Actions',
    actions: true,
    cell: (letter) => (
      <span className={css.actions}>
        <Decide letter={letter} label="Try again" decide={retryLetter} />
        <Decide letter={letter} label="Discard" decide={discardLetter} />
      </span>
    ),
  },
];

/** The letters that could not be sent, the newest first. */
export function LetterTable({ letters }: { letters: readonly DeadLetter[] }) {
  return <Table caption="Letters that were given up" columns={columns} rows={letters} keyOf={({ id }) => id} />;
}

type DecideProps = { letter: DeadLetter; label: string; decide(letter: DeadLetter): Promise<boolean> };

/** The row is removed with its button: the focus moves to the next row's button, or to the page. */
function Decide({ letter, label, decide }: DecideProps) {
  const [busy, setBusy] = useState(false);
  async function press(button: HTMLElement) {
    const row = button.closest('tr');
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    setBusy(true);
    const isGone = await decide(letter).finally(() => setBusy(false));
    if (!isGone) return;
    const goal = next?.querySelector<HTMLElement>('button') ?? document.querySelector('main');
    if (document.activeElement === document.body || document.activeElement === button) goal?.focus();
  }
  return (
    <Button
      kind="quiet"
      busy={busy}
      aria-label={`${label}: ${letter.email}`}
      onClick={(event) => void press(event.currentTarget)}
    >
      {label}
    </Button>
  );
}
