import { session } from '@fourfold/app-shell/session';
import {
  addToBucket,
  type Bucket,
  type BucketItem,
  type BucketItemKind,
  isInBucket,
  mergeBuckets,
  removeFromBucket,
} from '@fourfold/core/authoring/bucket';
import { listenToTabs, type TabMessage } from '@fourfold/core/browser/other-tabs/session-channel';
import type { Answer, ProblemSet, Question } from '@fourfold/core/contract/content';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { createStore } from 'zustand';
import { openBucketChannel } from './bucket-channel.ts';
import type { BucketStore } from './bucket-store.ts';

type BucketState = {
  items: Bucket;
  /** Whether the storage has been read; until then the content is unknown. */
  ready: boolean;
  /** The number of entries that this version of the studio cannot read. */
  unreadable: number;
  /** The browser does not store all records: those that are not stored are lost when this tab closes. */
  isTemporary: boolean;
};

const emptyState: BucketState = { items: [], ready: false, unreadable: 0, isTemporary: false };

/** The bucket of the account that is logged in (Q80). */
export const bucket = createStore<BucketState>(() => emptyState);

/** Adds a question, with its answers, to the bucket; shows a warning if it is in already. */
export function addQuestion(record: Question): void {
  add({ kind: 'question', record }, 'Question added to Bucket', 'Question already added in bucket');
}

/** Adds an answer to the bucket; shows a warning if it is in already. */
export function addAnswer(record: Answer): void {
  add({ kind: 'answer', record }, 'Answer added to Bucket', 'Answer already added in bucket');
}

/** Adds a problem set to the bucket; shows a warning if it is in already. */
export function addProblemSet(record: ProblemSet): void {
  const name = `ProblemSet '${record.title}'`;
  add(
    { kind: 'problem_set', record: { ...record, problem_set_id: record.id } },
    `${name} added to bucket`,
    `${name} already added in bucket`,
  );
}

/** Adds removed records again, at the end. */
export function addAgain(items: Bucket): Promise<void> {
  return enqueue(async (account) => {
    for (const item of items) await addOnce(account, item);
    channel.post(account);
  });
}

export function remove(items: readonly { kind: BucketItemKind; id: string }[]): Promise<void> {
  return enqueue(async (account) => {
    for (const item of items) {
      memoryOnly = removeFromBucket(memoryOnly, item);
      bucket.setState((shown) => ({ items: removeFromBucket(shown.items, item) }));
      await withStore(async (store) => store.remove(account, item));
    }
    channel.post(account);
  });
}

function add(item: BucketItem, added: string, already: string): void {
  void enqueue(async (account) => {
    const isNew = await addOnce(account, item);
    showAlert(isNew ? 'success' : 'warning', isNew ? added : already);
    if (isNew) channel.post(account);
  });
}

/**
 * Adds a record. Returns false if it is in already. A record that the browser cannot store stays in this tab's memory.
 */
async function addOnce(account: string, item: BucketItem): Promise<boolean> {
  if (isInBucket(memoryOnly, item)) return false;
  const isNew = await withStore(async (store) => store.put(account, item));
  if (isNew === false) return false;
  if (isNew === null) {
    if (isInBucket(bucket.getState().items, item)) return false;
    memoryOnly = addToBucket(memoryOnly, item);
    bucket.setState({ isTemporary: true });
  }
  if (account === current.account) bucket.setState(({ items }) => ({ items: addToBucket(items, item) }));
  return true;
}

/** The account whose bucket is shown, and the last account and token of the session. */
const current: { account: string | null; token: string | null; last: string | null } = {
  account: null,
  token: null,
  last: null,
};
/** The records that could not be stored. */
let memoryOnly: Bucket = [];
let openedStore: Promise<BucketStore> | null = null;
let queue: Promise<unknown> = Promise.resolve();
const channel = openBucketChannel();

/** Runs steps one after another, so that none overwrites the result of an earlier one. */
function enqueue(work: (account: string) => Promise<void>): Promise<void> {
  const { account } = current;
  const done = queue.then(() => (account === null || account !== current.account ? undefined : work(account)));
  queue = done.catch(() => {});
  return done;
}

/** Runs work on the store. Returns null if the browser's storage is not available. */
async function withStore<T>(work: (store: BucketStore) => Promise<T>): Promise<T | null> {
  try {
    openedStore ??= import('./bucket-store.ts').then(({ openBucketStore }) => openBucketStore());
    return await work(await openedStore);
  } catch {
    openedStore = null;
    return null;
  }
}

function loadBucket(): void {
  void enqueue(async (account) => {
    const stored = await withStore((store) => store.read(account));
    if (account !== current.account) return;
    const { items = [], unreadable = 0 } = stored ?? {};
    bucket.setState({
      items: mergeBuckets(items, memoryOnly),
      ready: true,
      unreadable,
      isTemporary: stored === null || memoryOnly.length > 0,
    });
  });
}

/** Empties the bucket of an account, at a log-out only (Q80); a session that ends otherwise keeps it. */
function clearBucket(account: string | null): void {
  if (account === null) return;
  memoryOnly = [];
  bucket.setState(emptyState);
  queue = queue.then(() => withStore((store) => store.clear(account)));
  // If the account is logged in again by now, shows the empty bucket.
  loadBucket();
}

/** Switches to the bucket of the session's account; the previous one is hidden at once. */
function switchAccount(): void {
  const { token, account } = session.getState();
  const id = token === null ? null : (account?.id ?? null);
  if (token !== null) current.token = token;
  if (id === current.account) return;
  current.account = id;
  if (id !== null) current.last = id;
  memoryOnly = [];
  bucket.setState(emptyState, true);
  if (id !== null) loadBucket();
}

function isLogOut(message: TabMessage): boolean {
  if (message.kind === 'event') return message.event === 'logged-out' && message.token === null;
  return message.token === current.token && message.state.state === 'ended' && message.state.why === 'logged-out';
}

session.subscribe(switchAccount);
switchAccount();
channel.listen((account) => account === current.account && loadBucket());
listenToTabs((message) => isLogOut(message) && clearBucket(current.last));
