import { studioAddress } from '@fourfold/core/authoring/studio-address';
import type { Unfinished } from '@fourfold/core/contract/publishing';
import type { Subject } from '@fourfold/core/proofs/authored';
import type { Finding } from '@fourfold/core/proofs/finding';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { foundRows } from '../desk/found-rows.ts';
import { addressOf, isThere } from '../desk/present-found.ts';
import type { Hit } from '../desk/search-hits.ts';

/**
 * Converts findings to the reply, each with the URL of the studio page that can correct it.
 * Findings of records that no longer exist are dropped.
 */
export async function withAddresses(db: Kysely<Database>, findings: readonly Finding[]): Promise<Unfinished[]> {
  const urlOf = await addressesOf(
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
export async function addressesOf(
  db: Kysely<Database>,
  subjects: readonly Subject[],
): Promise<(subject: Subject) => string | undefined> {
  const hits = new Map<string, Hit>();
  for (const subject of subjects) {
    const page = pageOf(subject);
    if ('hit' in page) hits.set(page.hit.id, page.hit);
  }
  const rows = await foundRows(db, [...hits.values()]);
  const urls = new Map(rows.filter(isThere).map((row) => [row.id, addressOf(row)]));
  return (subject) => {
    const page = pageOf(subject);
    return 'hit' in page ? urls.get(page.hit.id) : page.url;
  };
}

/**
 * The URL of a record if it follows from the record alone; otherwise the record to load with its
 * ancestors.
 */
function pageOf(subject: Subject): { url: string } | { hit: Hit } {
  switch (subject.kind) {
    case 'sat_question':
    case 'act_question':
      return { url: studioAddress({ kind: subject.kind, question: subject.id }) };
    case 'sat_test':
    case 'act_test': {
      const { kind, id, variant, section } = subject;
      return { url: studioAddress({ kind, exam: id, variant, type: section }) };
    }
    default:
      return { hit: { kind: subject.kind, id: subject.id } };
  }
}
