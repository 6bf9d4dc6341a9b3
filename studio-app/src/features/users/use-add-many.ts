import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import type { UserType } from '@fourfold/core/contract/users';
import { useEffect, useRef, useState } from 'react';
import { FileRefused } from '../parts/files/file-refused.ts';
import { readSheet } from '../parts/spreadsheet/read-sheet.ts';
import { type ParsedUsers, parseUsers, type SheetUser } from './parse-users.ts';
import { refreshUsers } from './use-users.ts';

/** A row with the problem that the server reported; null if there is none. */
export type CheckedUser = SheetUser & { problem: string | null };

/** The steps from a file to users: read in the browser, checked by the server, then added. */
export type AddManyState =
  | { kind: 'choosing' }
  | { kind: 'reading'; file: string }
  | { kind: 'refused'; file: string; reason: string }
  | { kind: 'checked'; file: string; users: CheckedUser[] }
  | { kind: 'adding'; file: string; users: CheckedUser[] }
  | { kind: 'added'; count: number; users: CheckedUser[] };

/** The server takes long for a thousand accounts. */
const timeout = 120_000;

export function useAddMany(userType: UserType) {
  const [state, setState] = useState<AddManyState>({ kind: 'choosing' });
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function checkRows(file: string, users: readonly SheetUser[], signal?: AbortSignal): Promise<void> {
    const checked = await attempt(send(userType, users, true));
    // Another file was chosen meanwhile.
    if (signal?.aborted) return;
    if (checked) setState({ kind: 'checked', file, users: checked.users });
    else setState({ kind: 'refused', file, reason: 'The rows could not be checked. Nobody was added.' });
  }
  return {
    many: state,
    async chooseFile(file: File): Promise<void> {
      reading.current?.abort();
      const controller = new AbortController();
      reading.current = controller;
      setState({ kind: 'reading', file: file.name });
      const read = await readUsers(file, controller.signal);
      if (controller.signal.aborted) return;
      if (read.kind === 'users') await checkRows(file.name, read.users, controller.signal);
      else setState({ ...read, file: file.name });
    },
    /** Adds the rows without a problem. */
    async add(): Promise<number | false> {
      if (state.kind !== 'checked') return false;
      const { file, users } = state;
      setState({ kind: 'adding', file, users });
      const added = await attempt(send(userType, users, false));
      void refreshUsers();
      if (added) setState({ kind: 'added', ...added });
      // Without a reply they may or may not have been added; a new check shows which.
      else await checkRows(file, users);
      return added ? added.count : false;
    },
  };
}

/** Returns the reason if the file cannot be read; an unexpected error is reported to the server too. */
async function readUsers(file: File, signal: AbortSignal): Promise<ParsedUsers> {
  try {
    return parseUsers(await readSheet(file, { signal }));
  } catch (error) {
    if (!signal.aborted && !(error instanceof FileRefused)) reportError(error);
    return { kind: 'refused', reason: error instanceof FileRefused ? error.message : 'It could not be read.' };
  }
}

async function send(userType: UserType, users: readonly SheetUser[], dry_run: boolean) {
  const body = { userType, dry_run, users: users.map(({ row, username, email }) => ({ row, username, email })) };
  const { created, rows } = await api('POST /users/create_multiple', { body, timeout });
  const problems = new Map(rows.map(({ row, problem }) => [row, problem]));
  return { count: created, users: users.map((user) => ({ ...user, problem: problems.get(user.row) ?? null })) };
}
