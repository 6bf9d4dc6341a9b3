import type { Draft } from '@fourfold/core/contract/desk';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** A draft as it goes over the wire; null for one that was thrown away. */
export function presentDraft({
  key,
  subject_id,
  base_rev,
  content,
  stamp,
}: Selectable<Database['drafts']>): Draft | null {
  if (content === null || subject_id === null) return null;
  return { key, subject_id, base_rev, content, stamp: Number(stamp) };
}
