import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import type { Assignment } from '@fourfold/core/contract/assignments';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { blockDuring } from '../app/blocking-calls.ts';
import { refetchAssignments, updateCachedAssignments } from './assignments-cache.ts';

/** What is written about an assignment: the tutor's note, or the student's answer to it. */
export type NoteKind = 'note' | 'answer';

const saveCalls = {
  note: (id: string, note: string) => api('PUT /assignments/{id}/note', { params: { id }, body: { note } }),
  answer: (id: string, answer: string) => api('PUT /assignments/{id}/answer', { params: { id }, body: { answer } }),
};
const savedTexts = { note: 'Note saved', answer: 'Answer to the note saved' };

/** Saves a note or an answer; returns whether it did. */
export async function saveNote(kind: NoteKind, { id }: Assignment, text: string): Promise<boolean> {
  const saved = await blockDuring(attempt(saveCalls[kind](id, text)));
  if (!saved) {
    // The assignment may have been removed.
    refetchAssignments();
    return false;
  }
  updateCachedAssignments((listed) => listed.map((one) => (one.id === id ? saved : one)));
  showAlert('success', savedTexts[kind]);
  return true;
}
