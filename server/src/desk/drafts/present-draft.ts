import type { DraftRecord } from '@fourfold/core/contract/desk';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Converts a row to the reply; null if the draft was discarded. */
export function presentDraft({
  key,
  subject_id,
  base_rev,
  content,
  stamp,
}: Selectable<Database['drafts']>): DraftRecord | null {
  if (content === null || subject_id === null) return null;
  return { key, subject_id, base_rev, content, stamp: Number(stamp) };
}
