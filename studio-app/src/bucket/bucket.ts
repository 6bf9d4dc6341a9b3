import {
  type Bucket,
  type BucketItem,
  type BucketKind,
  isIn,
  merged,
  putIn,
  takeOut,
} from '@fourfold/core/authoring/bucket';
import { hearTabs, type TabMessage } from '@fourfold/core/browser/other-tabs/session-channel';
import type { Answer, ProblemSet, Question } from '@fourfold/core/contract/content';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { createStore } from 'zustand';
import { session } from '../session/session.ts';
import { openBucketChannel } from './bucket-channel.ts';
import type { BucketStore } from './bucket-store.ts';

type Shown = {
  items: Bucket;
  /** Whether the storage has been read; until then the content is unknown. */
  ready: boolean;
  /** The number of entries that this version of the studio cannot read. */
  unreadable: number;
  /**
   * The browser does not store all records: those that are not stored are lost when this tab
   * closes.
   */
  fleeting: boolean;
};

const nothing: Shown = { items: [], ready: false, unreadable: 0, fleeting: false };

/** The bucket of the account that is logged in (Q80). */
export const bucket = createStore<Shown>(() => nothing);

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
export function putBack(items: Bucket): Promise<void> {
  return step(async (account) => {
    for (const item of items) await keep(account, item);
    channel.post(account);
  });
}

export function remove(items: readonly { kind: BucketKind; id: string }[]): Promise<void> {
  return step(async (account) => {
    for (const item of items) {
      loose = takeOut(loose, item);
      bucket.setState((shown) => ({ items: takeOut(shown.items, item) }));
      await kept(async (store) => store.take(account, item));
    }
    channel.post(account);
  });
}

function add(item: BucketItem, added: string, already: string): void {
  void step(async (account) => {
    const isNew = await keep(account, item);
    showAlert(isNew ? 'success' : 'warning', isNew ? added : already);
    if (isNew) channel.post(account);
  });
}

/**
 * Adds a record. Returns false if it is in already. A record that the browser cannot store stays in
 * this tab's memory.
 */
async function keep(account: string, item: BucketItem): Promise<boolean> {
  if (isIn(loose, item)) return false;
  const isNew = await kept(async (store) => store.put(account, item));
  if (isNew === false) return false;
  if (isNew === null) {
    if (isIn(bucket.getState().items, item)) return false;
    loose = putIn(loose, item);
    bucket.setState({ fleeting: true });
  }
  if (account === now.account) bucket.setState(({ items }) => ({ items: putIn(items, item) }));
  return true;
}

/** The account whose bucket is shown, and the last account and token of the session. */
const now: { account: string | null; token: string | null; last: string | null } = {
  account: null,
  token: null,
  last: null,
};
/** The records that could not be stored. */
let loose: Bucket = [];
let opened: Promise<BucketStore> | null = null;
let steps: Promise<unknown> = Promise.resolve();
const channel = openBucketChannel();

/** Runs steps one after another, so that none overwrites the result of an earlier one. */
function step(work: (account: string) => Promise<void>): Promise<void> {
  const { account } = now;
  const done = steps.then(() => (account === null || account !== now.account ? undefined : work(account)));
  steps = done.catch(() => {});
  return done;
}

/** Runs work on the store. Returns null if the browser's storage is not available. */
async function kept<T>(work: (store: BucketStore) => Promise<T>): Promise<T | null> {
  try {
    opened ??= import('./bucket-store.ts').then(({ openBucketStore }) => openBucketStore());
    return await work(await opened);
  } catch {
    opened = null;
    return null;
  }
}

function read(): void {
  void step(async (account) => {
    const found = await kept((store) => store.read(account));
    if (account !== now.account) return;
    const { items = [], unreadable = 0 } = found ?? {};
    bucket.setState({
      items: merged(items, loose),
      ready: true,
      unreadable,
      fleeting: found === null || loose.length > 0,
    });
  });
}

/**
 * Empties the bucket of an account, at a log-out only (Q80); a session that ends otherwise keeps
 * it.
 */
function clear(account: string | null): void {
  if (account === null) return;
  loose = [];
  bucket.setState(nothing);
  steps = steps.then(() => kept((store) => store.clear(account)));
  // If the account is logged in again by now, shows the empty bucket.
  read();
}

/** Switches to the bucket of the session's account; the previous one is hidden at once. */
function follow(): void {
  const { token, account } = session.getState();
  const id = token === null ? null : (account?.id ?? null);
  if (token !== null) now.token = token;
  if (id === now.account) return;
  now.account = id;
  if (id !== null) now.last = id;
  loose = [];
  bucket.setState(nothing, true);
  if (id !== null) read();
}

function isLogOut(message: TabMessage): boolean {
  if (message.kind === 'event') return message.event === 'logged-out' && message.token === null;
  return message.token === now.token && message.state.state === 'ended' && message.state.why === 'logged-out';
}

session.subscribe(follow);
follow();
channel.listen((account) => account === now.account && read());
hearTabs((message) => isLogOut(message) && clear(now.last));
