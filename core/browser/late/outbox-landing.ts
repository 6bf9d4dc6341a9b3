import { isOutboxEntry } from '../../client/outbox/is-outbox-entry.ts';
import { newEntry } from '../../client/outbox/new-entry.ts';
import type { Draft } from '../../client/outbox/outbox-entry.ts';
import { accountIn, type Unreadable } from '../../client/outbox/outbox-queue.ts';
import { prefix, unsent } from '../landing.ts';
import { asidePrefix } from './put-aside.ts';

/**
 * The backed up drafts of all tabs that no outbox has taken, in order. Unreadable items are not
 * changed.
 */
export function landed(storage: () => Storage): Draft[] {
  try {
    const own = storage();
    const keys = landingKeys(own).sort((a, b) => placeOf(a) - placeOf(b));
    return keys.map((key) => parsed(own.getItem(key))).filter((draft) => draft !== null);
  } catch {
    return [];
  }
}

/** Removes a draft's backup, because the outbox has it on disk. */
export function lift(storage: () => Storage, id: string): void {
  try {
    const own = storage();
    for (const key of landingKeys(own)) if (key.endsWith(id)) own.removeItem(key);
  } catch {
    // An item that cannot be removed is taken again at the next start, and counted once.
  }
}

/** Records for the next visit whether anything is unsent, including backups of other tabs. */
export function noteUnsent(storage: () => Storage, left: boolean): void {
  try {
    const own = storage();
    if (!left && landingKeys(own).length === 0) own.removeItem(unsent);
    else if (own.getItem(unsent) === null) own.setItem(unsent, '1');
  } catch {
    // Then the next visit asks the outbox.
  }
}

/** Unreadable backups and items that were moved aside, in the form of unreadable outbox items. */
export function strangeLandings(storage: () => Storage): Unreadable[] {
  try {
    const own = storage();
    const landed = landingKeys(own).map((key) => own.getItem(key));
    const aside = keysFrom(own, asidePrefix).map((key) => own.getItem(key));
    const strange = [...landed.filter((text) => parsed(text) === null), ...aside];
    return strange.map((text, n) => ({ key: -1 - n, unreadable: saidBy(text), account_id: accountIn(saidBy(text)) }));
  } catch {
    return [];
  }
}

function landingKeys(own: Storage): string[] {
  return keysFrom(own, prefix);
}

function keysFrom(own: Storage, beginning: string): string[] {
  const keys = Array.from({ length: own.length }, (_, at) => own.key(at) ?? '');
  return keys.filter((key) => key.startsWith(beginning));
}

/** The order number of a key; 0 for a key of an earlier version, which comes first. */
function placeOf(key: string): number {
  return Number(/^(\d+)\./.exec(key.slice(prefix.length))?.[1] ?? 0);
}

function parsed(text: string | null): Draft | null {
  const draft = saidBy(text);
  return isDraft(draft) ? draft : null;
}

/** The parsed JSON, or the text itself if it is not JSON. */
function saidBy(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return text;
  }
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && isOutboxEntry(newEntry(value as Draft));
}
