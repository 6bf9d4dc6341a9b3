import type { User } from '@fourfold/core/contract/users';
import { useEffect, useRef } from 'react';

/** Moves the focus when the focused row is removed: to the row at its position, the previous one, or the container. */
export function useFocusAfterRemoval(users: readonly User[]) {
  const container = useRef<HTMLDivElement>(null);
  const removed = useRef<{ id: string; at: number } | null>(null);
  useEffect(() => {
    if (!removed.current || !container.current || document.activeElement !== document.body) return;
    const { id, at } = removed.current;
    if (users.some((user) => user.id === id)) return;
    removed.current = null;
    const rows = [...container.current.querySelectorAll<HTMLElement>('tbody tr')];
    const row = rows[Math.min(at, rows.length - 1)];
    (row?.querySelector<HTMLElement>('td:last-child button:last-of-type') ?? container.current).focus();
  });
  return {
    within: container,
    /** Runs a change that may remove the row. */
    async runRemoval({ id }: User, change: () => Promise<boolean>): Promise<void> {
      removed.current = { id, at: users.findIndex((user) => user.id === id) };
      if (!(await change())) removed.current = null;
    },
  };
}

export type RunRemoval = ReturnType<typeof useFocusAfterRemoval>['runRemoval'];
