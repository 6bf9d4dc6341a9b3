import type { DraftRecord } from '@fourfold/core/contract/desk';

/** A draft with this key and text, which is stored as one row. */
export function aStoredDraft(key: string, text = 'Half a sen'): DraftRecord {
  return { key, subject_id: '0190a6f4-1111-7000-8000-000000000001', base_rev: null, content: { text }, stamp: 1 };
}
