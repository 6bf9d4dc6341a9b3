import type { OutboxEntry } from '@fourfold/core/client/outbox/outbox-entry';
import { entriesOf } from '@fourfold/core/client/outbox/outbox-view';
import { isSameSection, type TestSection, testDeedOf } from '@fourfold/core/client/outbox/test-deed';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { sender } from '../../outbox/late/sender.ts';

/**
 * Watches for refused entries of this section: alerts the server's message and refetches the
 * section, because it was submitted or restarted elsewhere.
 */
export function useRefusals(account: string, about: TestSection, onRefused: () => void): void {
  const view = useSyncExternalStore(sender.subscribe, sender.view);
  const known = useRef<Set<string> | null>(null);
  const refused = view.known ? entriesOf(view, account).filter((entry) => isRefusalOf(entry, about)) : null;
  const latest = useRef(onRefused);
  latest.current = onRefused;
  const names = refused?.map(({ id, rev, aside }) => `${id} ${rev} ${aside?.message}`).join('\n');
  useEffect(() => {
    if (names === undefined) return;
    const all = names.split('\n').filter((name) => name !== '');
    const fresh = all.filter((name) => known.current?.has(name) === false);
    known.current = new Set([...(known.current ?? []), ...all]);
    if (fresh.length === 0) return;
    const [id, , ...message] = (fresh[0] ?? '').split(' ');
    if (id) showAlert('error', message.join(' ') || 'The server would not take an answer of this test.');
    latest.current();
  }, [names]);
}

function isRefusalOf(entry: OutboxEntry, about: TestSection): boolean {
  const deed = entry.aside && testDeedOf(entry);
  // Of any attempt: a new attempt is the reason of the refusal.
  return deed ? isSameSection({ ...deed, attempt: about.attempt }, about) : false;
}
