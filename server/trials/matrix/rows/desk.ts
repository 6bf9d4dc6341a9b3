import type { deskCalls } from '@fourfold/core/contract/desk';
import { newId } from '../../../src/call/new-id.ts';
import { aPng } from '../../../src/desk/media/testing/tiny-images.ts';
import { addExam } from '../../../src/testing/content.ts';
import { draftOf } from '../deeds.ts';
import type { At, Rows } from '../row.ts';
import { ofExam } from './exam-of.ts';

const authored = { of: 'authored' } as const;

/** A deleted authored SAT, or the record that another user deleted. */
const binned = {
  ...ofExam.sat,
  parts: async ({ db, whose, owner, now }: At) => {
    const fresh = async () => await addExam(db, 'sat', { deleted_at: now, deletion_id: newId() });
    return { body: { id: whose === 'others' ? owner.binnedSat : await fresh(), type: 'sat' } as const };
  },
};

export const deskRows = {
  'GET /drafts': { of: 'caller', parts: () => ({ query: {} }), shows: ['admin', 'super-admin'], tells: 'names' },
  // A key names a draft of the caller, even if another author has one with the same key.
  'PUT /drafts': {
    of: 'persons',
    parts: ({ owner, mine }) => ({ body: draftOf(owner, mine.mark, 2) }),
    others: 'untouched',
  },
  'DELETE /drafts': {
    of: 'persons',
    parts: ({ owner, mine }) => ({ query: { key: draftOf(owner, mine.mark, 3).key } }),
    others: 'untouched',
  },
  'POST /media': {
    ...authored,
    parts: () => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(aPng(3, 2))]), 'picture.png');
      return { body };
    },
  },
  // Records of official exams are not content, and no search finds them.
  'GET /search': { ...authored, parts: ({ theirs }) => ({ query: { q: theirs.name } }) },
  'GET /soft_delete/deleted_records': { ...authored, parts: () => ({ query: { type: 'sat', limit: '100' } }) },
  'POST /soft_delete/hard_delete': binned,
  'POST /soft_delete/restore_record': binned,
} as const satisfies Rows<typeof deskCalls>;
