import { useSyncExternalStore } from 'react';
import type { Editor } from 'slate';

/** The upload of a picture: running, or failed with a reason and a retry function. */
export type Upload = {
  id: number;
  name: string;
  state: { kind: 'sending' } | { kind: 'refused'; reason: string; retry: (() => void) | null };
};

const noUploads: readonly Upload[] = [];
const uploads = new WeakMap<Editor, readonly Upload[]>();
const listeners = new Set<() => void>();
let lastId = 0;

export function newUpload(editor: Editor, name: string): number {
  lastId += 1;
  setUploads(editor, [...uploadsOf(editor), { id: lastId, name, state: { kind: 'sending' } }]);
  return lastId;
}

export function setUpload(editor: Editor, id: number, state: Upload['state']): void {
  setUploads(
    editor,
    uploadsOf(editor).map((upload) => (upload.id === id ? { ...upload, state } : upload)),
  );
}

export function endUpload(editor: Editor, id: number): void {
  setUploads(
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
  return uploads.get(editor) ?? noUploads;
}

function setUploads(editor: Editor, list: readonly Upload[]): void {
  uploads.set(editor, list);
  for (const call of listeners) call();
}
