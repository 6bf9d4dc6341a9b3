import { isOutboxEntry } from '../../client/outbox/is-outbox-entry.ts';
import { newEntry, type OutboxDraft } from '../../client/outbox/outbox-entry.ts';
import { namedAccount, type Unreadable } from '../../client/outbox/outbox-queue.ts';
import { backupPrefix, unsentKey } from '../draft-backup.ts';
import { asidePrefix } from './put-aside.ts';

/** The backed up drafts of all tabs that no outbox has taken, in order. Unreadable items are not changed. */
export function backedUpDrafts(storage: () => Storage): OutboxDraft[] {
  try {
    const store = storage();
    const keys = backupKeys(store).sort((a, b) => orderOf(a) - orderOf(b));
    return keys.map((key) => draftIn(store.getItem(key))).filter((draft) => draft !== null);
  } catch {
    return [];
  }
}

/** Removes a draft's backup, because the outbox has it on disk. */
export function removeBackup(storage: () => Storage, id: string): void {
  try {
    const store = storage();
    for (const key of backupKeys(store)) if (key.endsWith(id)) store.removeItem(key);
  } catch {
    // An item that cannot be removed is taken again at the next start, and counted once.
  }
}

/** Records for the next visit whether anything is unsent, including backups of other tabs. */
export function noteUnsent(storage: () => Storage, left: boolean): void {
  try {
    const store = storage();
    if (!left && backupKeys(store).length === 0) store.removeItem(unsentKey);
    else if (store.getItem(unsentKey) === null) store.setItem(unsentKey, '1');
  } catch {
    // Then the next visit asks the outbox.
  }
}

/** Unreadable backups and items that were moved aside, in the form of unreadable outbox items. */
export function unreadableBackups(storage: () => Storage): Unreadable[] {
  try {
    const store = storage();
    const backups = backupKeys(store).map((key) => store.getItem(key));
    const aside = keysWithPrefix(store, asidePrefix).map((key) => store.getItem(key));
    const unreadableTexts = [...backups.filter((text) => draftIn(text) === null), ...aside];
    return unreadableTexts.map((text, n) => ({
      key: -1 - n,
      unreadable: parseJson(text),
      account_id: namedAccount(parseJson(text)),
    }));
  } catch {
    return [];
  }
}

function backupKeys(store: Storage): string[] {
  return keysWithPrefix(store, backupPrefix);
}

function keysWithPrefix(store: Storage, keyPrefix: string): string[] {
  const keys = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '');
  return keys.filter((key) => key.startsWith(keyPrefix));
}

/** The order number of a key; 0 for a key of an earlier version, which comes first. */
function orderOf(key: string): number {
  return Number(/^(\d+)\./.exec(key.slice(backupPrefix.length))?.[1] ?? 0);
}

function draftIn(text: string | null): OutboxDraft | null {
  const draft = parseJson(text);
  return isDraft(draft) ? draft : null;
}

/** The parsed JSON, or the text itself if it is not JSON. */
function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return text;
  }
}

function isDraft(value: unknown): value is OutboxDraft {
  return typeof value === 'object' && value !== null && isOutboxEntry(newEntry(value as OutboxDraft));
}
