import type { mistakeCalls } from '@fourfold/core/contract/mistakes';
import type { Handlers } from '../call/handler.ts';
import { listDue, listRedo } from './list-due.ts';
import { listMistakes } from './list-mistakes.ts';
import { saveNote } from './save-note.ts';
import { summarizeMistakes } from './summarize.ts';

export const mistakeHandlers = {
  'GET /mistakes': listMistakes,
  'GET /mistakes/due': listDue,
  'GET /mistakes/redo': listRedo,
  'PUT /mistakes/{id}': saveNote,
  'GET /mistakes/summary': summarizeMistakes,
} satisfies Handlers<typeof mistakeCalls>;
