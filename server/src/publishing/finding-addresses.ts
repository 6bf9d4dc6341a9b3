import { studioAddress } from '@fourfold/core/authoring/studio-address';
import type { Unfinished } from '@fourfold/core/contract/publishing';
import type { Subject } from '@fourfold/core/proofs/authored';
import type { Finding } from '@fourfold/core/proofs/finding';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { foundRows } from '../desk/found-rows.ts';
import { addressOf } from '../desk/present-found.ts';
import type { Hit } from '../desk/search-hits.ts';

/** Findings as they are sent: each with the page on which it is mended. */
export async function withAddresses(db: Kysely<Database>, findings: readonly Finding[]): Promise<Unfinished[]> {
  const pages = findings.map(({ subject }) => pageOf(subject));
  const rows = await foundRows(
    db,
    pages.flatMap((page) => ('hit' in page ? [page.hit] : [])),
  );
  const urls = new Map(rows.map((row) => [row.id, addressOf(row)]));
  return findings.flatMap(({ text }, at) => {
    const page = pages[at];
    const url = page && ('hit' in page ? urls.get(page.hit.id) : page.url);
    return url === undefined ? [] : [{ text, url }];
  });
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
