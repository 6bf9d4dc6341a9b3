import { type AnnotationChange, changeAnnotations } from '@fourfold/core/annotations/change-annotations';
import { isRecord } from '@fourfold/core/client/outbox/guards';
import type { Annotation } from '@fourfold/core/contract/annotation';
import { isAnnotations } from '@fourfold/core/wire/tests/test-entry-guard';
import { useState } from 'react';
import type { AnnotationStore } from '../annotating/annotation-store.ts';
import { annotationsKey, storedText } from './stored-annotations.ts';

const none: readonly Annotation[] = [];

/** The annotations of a question of practice. They are stored in this browser only. */
export function useDeviceAnnotations(account: string, question: string): AnnotationStore {
  const key = annotationsKey(account, question);
  const [state, setState] = useState(() => ({ key, list: read(key) }));
  if (state.key !== key) setState({ key, list: read(key) });
  const change = (change: AnnotationChange) => {
    // Another tab may have changed them since.
    const list = changeAnnotations(read(key), change);
    if (list === null || !store(key, list)) return false;
    setState({ key, list });
    return true;
  };
  return { list: state.key === key ? state.list : none, change };
}

function read(key: string): readonly Annotation[] {
  try {
    const stored: unknown = JSON.parse(storedText(key) ?? '');
    return isRecord(stored) && stored.v === 1 && isAnnotations(stored.list) ? stored.list : none;
  } catch {
    return none;
  }
}

/** Puts aside what this version cannot read, so that a newer one finds it. */
function putAside(key: string): void {
  const text = storedText(key);
  if (text !== null && changedAt(text) === 0) localStorage.setItem(`${key}.aside`, text);
}

/** Characters of all annotations of practice together; the browser stores some 5 million in all. */
const maxStored = 1_000_000;

/** Returns whether there was room. To make some, those that were changed longest ago are removed. */
function store(key: string, list: readonly Annotation[]): boolean {
  try {
    putAside(key);
    if (list.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ v: 1, at: Date.now(), list }));
    prune(key);
    return true;
  } catch {
    return false;
  }
}

function prune(latest: string): void {
  const others = Object.entries(localStorage)
    .filter(([key]) => key.startsWith('fourfold.annotations.') && key !== latest)
    .map(([key, text]) => ({ key, length: text.length, at: changedAt(text) }))
    .toSorted((a, b) => b.at - a.at);
  let sum = localStorage.getItem(latest)?.length ?? 0;
  for (const { key, length, at } of others) {
    sum += length;
    // What another version has stored is not removed.
    if (sum > maxStored && at > 0) localStorage.removeItem(key);
  }
}

/** Milliseconds since 1970; 0 if this version cannot read it. */
function changedAt(text: string): number {
  try {
    const stored: unknown = JSON.parse(text);
    return isRecord(stored) && stored.v === 1 && typeof stored.at === 'number' ? stored.at : 0;
  } catch {
    return 0;
  }
}
