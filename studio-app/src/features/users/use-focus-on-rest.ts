import type { User } from '@fourfold/core/contract/users';
import { useEffect, useRef } from 'react';

/**
 * A row that is gone takes the focus with it: it goes on to the row in its place, to the one before, or to where the
 * rows stood.
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
    /** Makes a change after which the row may be gone. */
    async taking({ id }: User, change: () => Promise<boolean>): Promise<void> {
      taken.current = { id, at: users.findIndex((user) => user.id === id) };
      if (!(await change())) taken.current = null;
    },
  };
}

export type Taking = ReturnType<typeof useFocusOnRest>['taking'];
