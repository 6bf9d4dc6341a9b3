import type { OutboxEntry } from '@fourfold/core/client/outbox/outbox-entry';
import { unconfirmedEntries } from '@fourfold/core/client/outbox/outbox-view';
import { isSameSection, type TestSection, testActionOf } from '@fourfold/core/client/outbox/test-action';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { sender } from '../../outbox/lazy/sender.ts';

/**
 * Watches for refused entries of this section: alerts the server's message and refetches the
 * section, because it was submitted or restarted elsewhere.
 */
export function useRefusals(account: string, about: TestSection, onRefused: () => void): void {
  const view = useSyncExternalStore(sender.subscribe, sender.view);
  const knownRefusals = useRef<Set<string> | null>(null);
  const refused = view.isLoaded ? unconfirmedEntries(view, account).filter((entry) => isRefusalOf(entry, about)) : null;
  const latest = useRef(onRefused);
  latest.current = onRefused;
  const refusalKeys = refused?.map(({ id, rev, aside }) => `${id} ${rev} ${aside?.message}`).join('\n');
  useEffect(() => {
    if (refusalKeys === undefined) return;
    const all = refusalKeys.split('\n').filter((name) => name !== '');
    const newRefusals = all.filter((name) => knownRefusals.current?.has(name) === false);
    knownRefusals.current = new Set([...(knownRefusals.current ?? []), ...all]);
    if (newRefusals.length === 0) return;
    const [id, , ...message] = (newRefusals[0] ?? '').split(' ');
    if (id) showAlert('error', message.join(' ') || 'The server would not take an answer of this test.');
    latest.current();
  }, [refusalKeys]);
}

function isRefusalOf(entry: OutboxEntry, about: TestSection): boolean {
  const action = entry.aside && testActionOf(entry);
  // Of any attempt: a new attempt is the reason of the refusal.
  return action ? isSameSection({ ...action, attempt: about.attempt }, about) : false;
}
