import { useSyncExternalStore } from 'react';
import type { Editor } from 'slate';

/** The upload of a picture: running, or failed with a reason and a retry function. */
export type Upload = {
  id: number;
  name: string;
  state: { is: 'sending' } | { is: 'refused'; reason: string; again: (() => void) | null };
};

const none: readonly Upload[] = [];
const uploads = new WeakMap<Editor, readonly Upload[]>();
const listeners = new Set<() => void>();
let last = 0;

export function newUpload(editor: Editor, name: string): number {
  last += 1;
  put(editor, [...uploadsOf(editor), { id: last, name, state: { is: 'sending' } }]);
  return last;
}

export function setUpload(editor: Editor, id: number, state: Upload['state']): void {
  put(
    editor,
    uploadsOf(editor).map((upload) => (upload.id === id ? { ...upload, state } : upload)),
  );
}

export function endUpload(editor: Editor, id: number): void {
  put(
    editor,
    uploadsOf(editor).filter((upload) => upload.id !== id),
  );
}

export function useUploads(editor: Editor): readonly Upload[] {
  return useSyncExternalStore(
    (call) => {
      listeners.add(call);
      return () => listeners.delete(call);
    },
    () => uploadsOf(editor),
  );
}

function uploadsOf(editor: Editor): readonly Upload[] {
  return uploads.get(editor) ?? none;
}

function put(editor: Editor, list: readonly Upload[]): void {
  uploads.set(editor, list);
  for (const call of listeners) call();
}
