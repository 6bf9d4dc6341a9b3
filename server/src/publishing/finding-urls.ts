import { studioPath } from '@fourfold/core/authoring/studio-path';
import type { PublishFinding } from '@fourfold/core/contract/publishing';
import type { FindingSubject } from '@fourfold/core/proofs/authored';
import type { Finding } from '@fourfold/core/proofs/finding';
import type { Db } from '../database/db.ts';
import { loadAncestryRows } from '../desk/ancestry-rows.ts';
import { ancestorTitles, recordExists, studioUrlOf } from '../desk/present-record.ts';
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

/** The studio page of a record: its URL, and the titles of what the record is in, the topmost first. */
type RecordPage = { url: string; above: readonly string[] };

/** As `loadPages`, the URLs alone. */
export async function loadUrls(
  db: Db,
  subjects: readonly FindingSubject[],
): Promise<(subject: FindingSubject) => string | undefined> {
  const pageOf = await loadPages(db, subjects);
  return (subject) => pageOf(subject)?.url;
}

/**
 * Loads the studio pages of these records in one statement. The returned function gives undefined
 * for a record that no longer exists.
 */
export async function loadPages(
  db: Db,
  subjects: readonly FindingSubject[],
): Promise<(subject: FindingSubject) => RecordPage | undefined> {
  const hits = new Map<string, SearchHit>();
  for (const subject of subjects) {
    const page = pageKnownOf(subject);
    if ('hit' in page) hits.set(page.hit.id, page.hit);
  }
  const rows = await loadAncestryRows(db, [...hits.values()]);
  const pages = new Map(
    rows.filter(recordExists).map((row) => [row.id, { url: studioUrlOf(row), above: ancestorTitles(row) }]),
  );
  return (subject) => {
    const page = pageKnownOf(subject);
    return 'hit' in page ? pages.get(page.hit.id) : { ...page, above: [] };
  };
}

/** The URL of a record if it follows from the record alone; otherwise the record to load with its ancestors. */
function pageKnownOf(subject: FindingSubject): { url: string } | { hit: SearchHit } {
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
