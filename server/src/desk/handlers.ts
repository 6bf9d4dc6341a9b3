import type { deskCalls } from '@fourfold/core/contract/desk';
import type { Handlers } from '../call/handler.ts';
import { unbuilt } from '../call/unbuilt.ts';
import { postMedia } from './media/post-media.ts';
import { restoreRecord } from './restore-record.ts';

export const deskHandlers = {
  'GET /drafts': unbuilt,
  'PUT /drafts': unbuilt,
  'DELETE /drafts': unbuilt,
  'POST /media': postMedia,
  'GET /search': unbuilt,
  'POST /soft_delete/restore_record': restoreRecord,
} satisfies Handlers<typeof deskCalls>;
