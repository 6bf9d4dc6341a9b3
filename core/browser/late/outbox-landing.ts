import { isOutboxEntry } from '../../client/outbox/is-outbox-entry.ts';
import { newEntry } from '../../client/outbox/new-entry.ts';
import type { Draft } from '../../client/outbox/outbox-entry.ts';
import { accountIn, type Unreadable } from '../../client/outbox/outbox-queue.ts';
import { prefix, unsent } from '../landing.ts';
import { asidePrefix } from './put-aside.ts';

/** What landed and was never taken over, by any tab, in the order it landed; what no guard accepts stays where it is. */
export function landed(storage: () => Storage): Draft[] {
  try {
    const own = storage();
    const keys = landingKeys(own).sort((a, b) => placeOf(a) - placeOf(b));
    return keys.map((key) => parsed(own.getItem(key))).filter((draft) => draft !== null);
  } catch {
    return [];
  }
}

/** The outbox has it on disk: it need not lie here as well. */
export function lift(storage: () => Storage, id: string): void {
  try {
    const own = storage();
    for (const key of landingKeys(own)) if (key.endsWith(id)) own.removeItem(key);
  } catch {
    // What cannot be removed is taken over once more at the next start, and counted once.
  }
}

/** Says for the next visit whether anything is left; what another tab has just put down is. */
export function noteUnsent(storage: () => Storage, left: boolean): void {
  try {
    const own = storage();
    if (!left && landingKeys(own).length === 0) own.removeItem(unsent);
    else if (own.getItem(unsent) === null) own.setItem(unsent, '1');
  } catch {
    // Then the next visit looks.
  }
}

/** What landed and no guard accepts, and what was put aside, as outbox entries that cannot be read lie in their store. */
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

/** Those of a version that numbered none come first: they are older. */
function placeOf(key: string): number {
  return Number(/^(\d+)\./.exec(key.slice(prefix.length))?.[1] ?? 0);
}

function parsed(text: string | null): Draft | null {
  const draft = saidBy(text);
  return isDraft(draft) ? draft : null;
}

/** What a text says, or the text itself. */
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
