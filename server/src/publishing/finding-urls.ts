import { studioPath } from '@fourfold/core/authoring/studio-path';
import type { PublishFinding } from '@fourfold/core/contract/publishing';
import type { FindingSubject } from '@fourfold/core/proofs/authored';
import type { Finding } from '@fourfold/core/proofs/finding';
import type { Db } from '../database/db.ts';
import { loadAncestryRows } from '../desk/ancestry-rows.ts';
import { recordExists, studioUrlOf } from '../desk/present-record.ts';
import type { SearchHit } from '../desk/search.ts';

/**
 * Converts findings to the reply, each with the URL of the studio page that can correct it.
 * Findings of records that no longer exist are dropped.
 */
export async function withUrls(db: Db, findings: readonly Finding[]): Promise<PublishFinding[]> {
  const urlOf = await loadUrls(
    db,
    findings.map(({ subject }) => subject),
  );
  return findings.flatMap(({ text, subject }) => {
    const url = urlOf(subject);
    return url === undefined ? [] : [{ text, url }];
  });
}

/**
 * Loads the studio URLs of these records in one statement. The returned function gives undefined
 * for a record that no longer exists.
 */
export async function loadUrls(
  db: Db,
  subjects: readonly FindingSubject[],
): Promise<(subject: FindingSubject) => string | undefined> {
  const hits = new Map<string, SearchHit>();
  for (const subject of subjects) {
    const page = pageOf(subject);
    if ('hit' in page) hits.set(page.hit.id, page.hit);
  }
  const rows = await loadAncestryRows(db, [...hits.values()]);
  const urls = new Map(rows.filter(recordExists).map((row) => [row.id, studioUrlOf(row)]));
  return (subject) => {
    const page = pageOf(subject);
    return 'hit' in page ? urls.get(page.hit.id) : page.url;
  };
}

/** The URL of a record if it follows from the record alone; otherwise the record to load with its ancestors. */
function pageOf(subject: FindingSubject): { url: string } | { hit: SearchHit } {
  switch (subject.kind) {
    case 'sat_question':
    case 'act_question':
      return { url: studioPath({ kind: subject.kind, question: subject.id }) };
    case 'sat_test':
    case 'act_test': {
      const { kind, id, variant, section } = subject;
      return { url: studioPath({ kind, exam: id, variant, type: section }) };
    }
    default:
      return { hit: { kind: subject.kind, id: subject.id } };
  }
}
