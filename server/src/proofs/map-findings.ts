import type { MapFinding } from '@fourfold/core/contract/proofs';
import type { ContentPartOf } from '@fourfold/core/proofs/authored';
import { contentFindings } from '@fourfold/core/proofs/content-findings';
import { type Finding, findingRules } from '@fourfold/core/proofs/finding';
import type { VideoHosts } from '@fourfold/core/rich-text/video/video-hosts';
import type { Db } from '../database/db.ts';
import { loadUrls } from '../publishing/finding-urls.ts';

/** The findings of a sequence and of the sets that it links to, each with the node that displays it. */
export async function mapFindings(
  db: Db,
  sequence: ContentPartOf<'sequence'>,
  sets: readonly ContentPartOf<'set'>[],
  videoHosts: VideoHosts,
): Promise<MapFinding[]> {
  const findingsWithNode = [
    ...contentFindings([sequence], videoHosts).map((finding) => ({ ...finding, node: ownNode(finding) })),
    ...sets.flatMap((set) =>
      contentFindings([set], videoHosts).map((finding) => ({ ...finding, node: set.subject.id })),
    ),
  ];
  const urlOf = await loadUrls(
    db,
    findingsWithNode.map(({ subject }) => subject),
  );
  return findingsWithNode.flatMap(({ name, text, node, link, subject }) => {
    const url = urlOf(subject);
    return url === undefined ? [] : [{ name, level: findingRules[name].level, text, node, link: link ?? null, url }];
  });
}

function ownNode({ subject }: Finding): string | null {
  return subject.kind === 'question' ? subject.id : null;
}
