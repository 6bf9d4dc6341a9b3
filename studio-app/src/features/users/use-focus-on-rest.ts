import type { User } from '@fourfold/core/contract/users';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus when the focused row is removed: to the row at its position, the previous one, or
 * the container.
 */
export function useFocusOnRest(users: readonly User[]) {
  const within = useRef<HTMLDivElement>(null);
  const taken = useRef<{ id: string; at: number } | null>(null);
  useEffect(() => {
    if (!taken.current || !within.current || document.activeElement !== document.body) return;
    const { id, at } = taken.current;
    if (users.some((user) => user.id === id)) return;
    taken.current = null;
    const rows = [...within.current.querySelectorAll<HTMLElement>('tbody tr')];
    const row = rows[Math.min(at, rows.length - 1)];
    (row?.querySelector<HTMLElement>('td:last-child button:last-of-type') ?? within.current).focus();
  });
  return {
    within,
    /** Runs a change that may remove the row. */
    async taking({ id }: User, change: () => Promise<boolean>): Promise<void> {
      taken.current = { id, at: users.findIndex((user) => user.id === id) };
      if (!(await change())) taken.current = null;
    },
  };
}

export type Taking = ReturnType<typeof useFocusOnRest>['taking'];
