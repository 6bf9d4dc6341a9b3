import { createApi } from '@fourfold/core/browser/api';
import { land } from '@fourfold/core/browser/landing';
import { landed, lift, noteUnsent } from '@fourfold/core/browser/late/outbox-landing';
import { outboxSender } from '@fourfold/core/browser/late/outbox-send';
import { newId } from '@fourfold/core/browser/new-id';
import { createOutbox } from '@fourfold/core/client/outbox/outbox';
import { type Deed, type Draft, isAnswer, type OutboxEntry } from '@fourfold/core/client/outbox/outbox-entry';
import { pendingOf, savedState } from '@fourfold/core/client/outbox/outbox-view';
import { runIsFull } from '@fourfold/core/mastery/mastery';
import type { Device } from './device.ts';
import type { Ledger } from './ledger.ts';
import type { Library } from './library.ts';
import { createServerWord, type ServerWord } from './server-word.ts';

export type Tab = {
  account_id: string;
  word: ServerWord;
  isOpen(): boolean;
  keep(deed: Deed): void;
  /** Pending entries; null until the disk was read. */
  pending(): readonly OutboxEntry[] | null;
  wake(): void;
  /** Closes the tab as a browser does. */
  leave(): void;
  /** Stops the tab as a crash does. */
  crash(): void;
};

export type Visitor = { account_id: string; token: string };
type Opening = { device: Device; visitor: Visitor; url: string; ledger: Ledger; library: Library; chance(): number };

/**
 * A tab of the learner app without its pages: the app's own outbox, draft backup, sender and API
 * client, on a device.
 */
export function openTab({ device, visitor, url, ledger, library, chance }: Opening): Tab {
  const { account_id, token } = visitor;
  const { isOpen, whileOpen, close, ...browser } = device.openSeat();
  const storage = () => device.storage;
  const api = createApi({ base: url, token: () => token, onToken: () => {} });
  const word = createServerWord(api, account_id);
  const wire = outboxSender(url);
  /** Drafts that were not reported as saved yet. */
  const unsaved = new Set<Draft>();
  /** Ids of backed up drafts that the outbox has now. */
  const inHand = new Set<string>();

  const outbox = createOutbox({
    ...browser,
    random: chance,
    session: () => visitor,
    send: (entry, own) => whileOpen(wire.send(entry, own)),
    sendLeaving: wire.sendLeaving,
    settled(entry, reply) {
      ledger.calledSaved(entry);
      tellEnd(entry, word.settle(entry, reply));
    },
  });

  /** Completes an assignment as the app does: without waiting and without retry. */
  function tellEnd(entry: OutboxEntry, progress: ReturnType<ServerWord['settle']>): void {
    if (!progress || (isAnswer(entry) && entry.body.time_spent_after_answer !== undefined)) return;
    const { state, reference_id } = progress;
    const isEnd = 'at' in state ? state.at === 'complete' : runIsFull(state);
    const body = library.work(reference_id)?.completion;
    if (isEnd && body) api('PUT /assignments/complete', { body }).catch(() => {});
  }

  function append(draft: Draft): void {
    if (inHand.has(draft.id)) return;
    inHand.add(draft.id);
    unsaved.add(draft);
    outbox.append(draft);
  }

  outbox.subscribe(() => {
    const view = outbox.view();
    for (const id of inHand) {
      if (view.held.some((entry) => entry.id === id)) continue;
      inHand.delete(id);
      lift(storage, id);
    }
    if (view.known) noteUnsent(storage, view.held.length + view.kept.length > 0);
    if (savedState(view, account_id).at !== 'saved') return;
    for (const draft of unsaved) ledger.calledSaved(draft);
    unsaved.clear();
  });
  for (const draft of landed(storage)) append(draft);

  return {
    account_id,
    word,
    isOpen,
    keep(deed) {
      const draft = { id: newId(), written_at: Date.now(), ...deed };
      ledger.gave(draft);
      land(storage, draft);
      append(draft);
    },
    pending: () => (outbox.view().known ? pendingOf(outbox.view(), account_id) : null),
    wake: outbox.wake,
    leave() {
      outbox.leave();
      outbox.stop();
      close();
    },
    crash() {
      outbox.stop();
      close();
    },
  };
}
