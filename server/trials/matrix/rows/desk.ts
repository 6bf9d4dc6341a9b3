import type { deskCalls } from '@fourfold/core/contract/desk';
import { newId } from '../../../src/call/new-id.ts';
import { aPng } from '../../../src/desk/media/testing/tiny-images.ts';
import { addExam } from '../../../src/testing/content.ts';
import { draftOf } from '../actions.ts';
import type { AreaRows, CellContext } from '../call-row.ts';
import { examRow } from './exam-rows.ts';

const authoredRow = { of: 'authored' } as const;

/** A deleted authored SAT, or the record that another user deleted. */
const binRow = {
  ...examRow.sat,
  parts: async ({ db, whose, owner, now }: CellContext) => {
    const addDeletedSat = async () => await addExam(db, 'sat', { deleted_at: now, deletion_id: newId() });
    return { body: { id: whose === 'others' ? owner.binnedSat : await addDeletedSat(), type: 'sat' } as const };
  },
};

export const deskRows = {
  'GET /drafts': { of: 'caller', parts: () => ({ query: {} }), shows: ['admin', 'super-admin'], tells: 'names' },
  // A key names a draft of the caller, even if another author has one with the same key.
  'PUT /drafts': {
    of: 'persons',
    parts: ({ owner, ownGroup }) => ({ body: draftOf(owner, ownGroup.mark, 2) }),
    others: 'untouched',
  },
  'DELETE /drafts': {
    of: 'persons',
    parts: ({ owner, ownGroup }) => ({ query: { key: draftOf(owner, ownGroup.mark, 3).key } }),
    others: 'untouched',
  },
  'POST /media': {
    ...authoredRow,
    parts: () => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(aPng(3, 2))]), 'picture.png');
      return { body };
    },
  },
  // Records of official exams are not content, and no search finds them.
  'GET /recent_work': authoredRow,
  'GET /search': { ...authoredRow, parts: ({ otherGroup }) => ({ query: { q: otherGroup.name } }) },
  'GET /soft_delete/deleted_records': { ...authoredRow, parts: () => ({ query: { type: 'sat', limit: '100' } }) },
  'POST /soft_delete/hard_delete': binRow,
  'POST /soft_delete/restore_record': binRow,
} as const satisfies AreaRows<typeof deskCalls>;
