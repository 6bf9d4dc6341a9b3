import type { MapFinding } from '@fourfold/core/contract/proofs';
import type { PartOf } from '@fourfold/core/proofs/authored';
import { type Finding, proofs } from '@fourfold/core/proofs/finding';
import { unfinished } from '@fourfold/core/proofs/unfinished';
import type { VideoHosts } from '@fourfold/core/rich-text/video/video-hosts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { addressesOf } from '../publishing/finding-addresses.ts';

/**
 * The findings of a sequence and of the sets that it links to, each with the node that displays it.
 */
export async function mapFindings(
  db: Kysely<Database>,
  sequence: PartOf<'sequence'>,
  sets: readonly PartOf<'set'>[],
  videoHosts: VideoHosts,
): Promise<MapFinding[]> {
  const placed = [
    ...unfinished([sequence], videoHosts).map((finding) => ({ ...finding, node: ownNode(finding) })),
    ...sets.flatMap((set) => unfinished([set], videoHosts).map((finding) => ({ ...finding, node: set.subject.id }))),
  ];
  const urlOf = await addressesOf(
    db,
    placed.map(({ subject }) => subject),
  );
  return placed.flatMap(({ name, text, node, link, subject }) => {
    const url = urlOf(subject);
    return url === undefined ? [] : [{ name, level: proofs[name].level, text, node, link: link ?? null, url }];
  });
}

function ownNode({ subject }: Finding): string | null {
  return subject.kind === 'question' ? subject.id : null;
}
