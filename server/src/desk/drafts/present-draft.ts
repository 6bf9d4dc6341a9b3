import type { Draft } from '@fourfold/core/contract/desk';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';

export function presentDraft({ key, subject_id, base_rev, content, stamp }: Selectable<Database['drafts']>): Draft {
  return { key, subject_id, base_rev, content, stamp: Number(stamp) };
}
