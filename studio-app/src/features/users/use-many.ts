import type { UserType } from '@fourfold/core/contract/users';
import { useEffect, useRef, useState } from 'react';
import { attempt } from '../../session/attempt.ts';
import { api } from '../../session/session.ts';
import { readSheet } from '../../spreadsheet/read-sheet.ts';
import { SheetRefused } from '../../spreadsheet/sheet-refused.ts';
import { type SheetUser, type SheetUsers, usersOfSheet } from './users-of-sheet.ts';
import { refreshUsers } from './users-query.ts';

/** A row with the problem that the server reported; null if there is none. */
export type CheckedUser = SheetUser & { problem: string | null };

/** The steps from a file to users: read in the browser, checked by the server, then added. */
export type Many =
  | { at: 'choosing' }
  | { at: 'reading'; file: string }
  | { at: 'refused'; file: string; reason: string }
  | { at: 'checked'; file: string; users: CheckedUser[] }
  | { at: 'adding'; file: string; users: CheckedUser[] }
  | { at: 'added'; count: number; users: CheckedUser[] };

/** The server takes long for a thousand accounts. */
const timeout = 120_000;

export function useMany(userType: UserType) {
  const [many, setMany] = useState<Many>({ at: 'choosing' });
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function look(file: string, users: readonly SheetUser[], signal?: AbortSignal): Promise<void> {
    const checked = await attempt(send(userType, users, true));
    // Another file was chosen meanwhile.
    if (signal?.aborted) return;
    if (checked) setMany({ at: 'checked', file, users: checked.users });
    else setMany({ at: 'refused', file, reason: 'The rows could not be checked. Nobody was added.' });
  }
  return {
    many,
    async choose(file: File): Promise<void> {
      reading.current?.abort();
      const own = new AbortController();
      reading.current = own;
      setMany({ at: 'reading', file: file.name });
      const read = await readUsers(file, own.signal);
      if (own.signal.aborted) return;
      if (read.at === 'users') await look(file.name, read.users, own.signal);
      else setMany({ ...read, file: file.name });
    },
    /** Adds the rows without a problem. */
    async add(): Promise<number | false> {
      if (many.at !== 'checked') return false;
      const { file, users } = many;
      setMany({ at: 'adding', file, users });
      const added = await attempt(send(userType, users, false));
      void refreshUsers();
      if (added) setMany({ at: 'added', ...added });
      // Without a reply they may or may not have been added; a new check shows which.
      else await look(file, users);
      return added ? added.count : false;
    },
  };
}

/**
 * Returns the reason if the file cannot be read; an unexpected error is reported to the server too.
 */
async function readUsers(file: File, signal: AbortSignal): Promise<SheetUsers> {
  try {
    return usersOfSheet(await readSheet(file, { signal }));
  } catch (error) {
    if (!signal.aborted && !(error instanceof SheetRefused)) reportError(error);
    return { at: 'refused', reason: error instanceof SheetRefused ? error.message : 'It could not be read.' };
  }
}

async function send(userType: UserType, users: readonly SheetUser[], dry_run: boolean) {
  const body = { userType, dry_run, users: users.map(({ row, username, email }) => ({ row, username, email })) };
  const { created, rows } = await api('POST /users/create_multiple', { body, timeout });
  const problems = new Map(rows.map(({ row, problem }) => [row, problem]));
  return { count: created, users: users.map((user) => ({ ...user, problem: problems.get(user.row) ?? null })) };
}
