import { createApi } from '@fourfold/core/browser/api';
import { backUpDraft } from '@fourfold/core/browser/draft-backup';
import { backedUpDrafts, noteUnsent, removeBackup } from '@fourfold/core/browser/lazy/outbox-backup';
import { outboxSender } from '@fourfold/core/browser/lazy/outbox-send';
import { newId } from '@fourfold/core/browser/new-id';
import { createOutbox } from '@fourfold/core/client/outbox/outbox';
import {
  isAnswer,
  type OutboxAction,
  type OutboxDraft,
  type OutboxEntry,
} from '@fourfold/core/client/outbox/outbox-entry';
import { pendingEntries, savedState } from '@fourfold/core/client/outbox/outbox-view';
import { runIsFull } from '@fourfold/core/mastery/mastery';
import type { Device } from './device.ts';
import type { Ledger } from './ledger.ts';
import type { Library } from './library.ts';
import { createServerProgress, type ServerProgress } from './server-progress.ts';

export type Tab = {
  account_id: string;
  serverProgress: ServerProgress;
  isOpen(): boolean;
  save(action: OutboxAction): void;
  /** Pending entries; null until the disk was read. */
  pending(): readonly OutboxEntry[] | null;
  wake(): void;
  /** Closes the tab as a browser does. */
  leave(): void;
  /** Stops the tab as a crash does. */
  crash(): void;
};

export type Visitor = { account_id: string; token: string };
type TabOptions = { device: Device; visitor: Visitor; url: string; ledger: Ledger; library: Library; chance(): number };

/**
 * A tab of the learner app without its pages: the app's own outbox, draft backup, sender and API client, on a device.
 */
export function openTab({ device, visitor, url, ledger, library, chance }: TabOptions): Tab {
  const { account_id, token } = visitor;
  const { isOpen, whileOpen, close, ...browser } = device.openTabDevice();
  const storage = () => device.storage;
  const api = createApi({ base: url, token: () => token, onToken: () => {} });
  const serverProgress = createServerProgress(api, account_id);
  const sender = outboxSender(url);
  /** Drafts that were not reported as saved yet. */
  const unsaved = new Set<OutboxDraft>();
  /** Ids of backed up drafts that the outbox has now. */
  const inOutbox = new Set<string>();

  const outbox = createOutbox({
    ...browser,
    random: chance,
    session: () => visitor,
    send: (entry, entryToken) => whileOpen(sender.send(entry, entryToken)),
    sendOnUnload: sender.sendOnUnload,
    onConfirmed(entry, reply) {
      ledger.recordSaved(entry);
      reportCompletion(entry, serverProgress.applyReply(entry, reply));
    },
  });

  /** Completes an assignment as the app does: without waiting and without retry. */
  function reportCompletion(entry: OutboxEntry, progress: ReturnType<ServerProgress['applyReply']>): void {
    if (!progress || (isAnswer(entry) && entry.body.time_spent_after_answer !== undefined)) return;
    const { state, reference_id } = progress;
    const isEnd = 'at' in state ? state.at === 'complete' : runIsFull(state);
    const body = library.work(reference_id)?.completion;
    if (isEnd && body) api('PUT /assignments/complete', { body }).catch(() => {});
  }

  function append(draft: OutboxDraft): void {
    if (inOutbox.has(draft.id)) return;
    inOutbox.add(draft.id);
    unsaved.add(draft);
    outbox.append(draft);
  }

  outbox.subscribe(() => {
    const view = outbox.view();
    for (const id of inOutbox) {
      if (view.unwritten.some((entry) => entry.id === id)) continue;
      inOutbox.delete(id);
      removeBackup(storage, id);
    }
    if (view.isLoaded) noteUnsent(storage, view.unwritten.length + view.stored.length > 0);
    if (savedState(view, account_id).at !== 'saved') return;
    for (const draft of unsaved) ledger.recordSaved(draft);
    unsaved.clear();
  });
  for (const draft of backedUpDrafts(storage)) append(draft);

  return {
    account_id,
    serverProgress,
    isOpen,
    save(action) {
      const draft = { id: newId(), written_at: Date.now(), ...action };
      ledger.recordGiven(draft);
      backUpDraft(storage, draft);
      append(draft);
    },
    pending: () => (outbox.view().isLoaded ? pendingEntries(outbox.view(), account_id) : null),
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
