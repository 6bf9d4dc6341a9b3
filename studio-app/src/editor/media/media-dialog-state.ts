import { useSyncExternalStore } from 'react';
import type { Editor, PathRef } from 'slate';

/** The open dialog of an editor: for an existing picture or video, or for a new one (`at` is null). */
export type MediaDialogRequest = { kind: 'image' | 'video'; at: PathRef | null };

const requests = new WeakMap<Editor, MediaDialogRequest | null>();
const listeners = new Set<() => void>();

export function openMediaDialog(editor: Editor, request: MediaDialogRequest): void {
  setRequest(editor, request);
}

export function closeMediaDialog(editor: Editor): void {
  requests.get(editor)?.at?.unref();
  setRequest(editor, null);
}

export function useMediaDialogRequest(editor: Editor): MediaDialogRequest | null {
  return useSyncExternalStore(
    (call) => {
      listeners.add(call);
      return () => listeners.delete(call);
    },
    () => requests.get(editor) ?? null,
  );
}

function setRequest(editor: Editor, request: MediaDialogRequest | null): void {
  requests.set(editor, request);
  for (const call of listeners) call();
}
