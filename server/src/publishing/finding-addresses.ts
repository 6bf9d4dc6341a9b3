import { studioAddress } from '@fourfold/core/authoring/studio-address';
import type { Unfinished } from '@fourfold/core/contract/publishing';
import type { Subject } from '@fourfold/core/proofs/authored';
import type { Finding } from '@fourfold/core/proofs/finding';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { foundRows } from '../desk/found-rows.ts';
import { addressOf, isThere } from '../desk/present-found.ts';
import type { Hit } from '../desk/search-hits.ts';

/** Findings as they are sent: each with the page on which it is mended. */
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

/** Their pages in the studio, in one statement; none of what is not there any more. */
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

/** Some records say by themselves where their page is; of others the chain above them does. */
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
