import { useSyncExternalStore } from 'react';
import type { Editor, PathRef } from 'slate';

/**
 * The open dialog of an editor: for an existing picture or video, or for a new one (`at` is null).
 */
export type Asked = { kind: 'image' | 'video'; at: PathRef | null };

const asked = new WeakMap<Editor, Asked | null>();
const listeners = new Set<() => void>();

export function ask(editor: Editor, what: Asked): void {
  put(editor, what);
}

export function endAsking(editor: Editor): void {
  asked.get(editor)?.at?.unref();
  put(editor, null);
}

export function useAsked(editor: Editor): Asked | null {
  return useSyncExternalStore(
    (call) => {
      listeners.add(call);
      return () => listeners.delete(call);
    },
    () => asked.get(editor) ?? null,
  );
}

function put(editor: Editor, what: Asked | null): void {
  asked.set(editor, what);
  for (const call of listeners) call();
}
