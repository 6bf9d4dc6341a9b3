import type { deskCalls } from '@fourfold/core/contract/desk';
import type { Handlers } from '../call/handler.ts';
import { listDrafts } from './drafts/list-drafts.ts';
import { deleteDraft, saveDraft } from './drafts/write-drafts.ts';
import { hardDelete } from './hard-delete.ts';
import { listDeletedRecords } from './list-deleted-records.ts';
import { listRecentWork } from './list-recent-work.ts';
import { postMedia } from './media/post-media.ts';
import { restoreRecord } from './restore-record.ts';
import { search } from './search.ts';

export const deskHandlers = {
  'GET /drafts': listDrafts,
  'PUT /drafts': saveDraft,
  'DELETE /drafts': deleteDraft,
  'POST /media': postMedia,
  'GET /search': search,
  'GET /recent_work': listRecentWork,
  'POST /soft_delete/restore_record': restoreRecord,
  'GET /soft_delete/deleted_records': listDeletedRecords,
  'POST /soft_delete/hard_delete': hardDelete,
} satisfies Handlers<typeof deskCalls>;
