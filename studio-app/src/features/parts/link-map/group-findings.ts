import type { MapFinding, SequenceMap } from '@fourfold/core/contract/proofs';
import { findingRules } from '@fourfold/core/proofs/finding';

/** A line of the list: one finding, or all findings of one level in one problem set. */
export type FindingLine = {
  key: string;
  title: string;
  text: string;
  /** The record to show; null: the whole sequence. */
  node: string | null;
  url: string;
};

/** Groups the findings of each problem set; the others are lines of their own. In the order of the first of each. */
export function groupFindings(findings: readonly MapFinding[], sets: SequenceMap['sets']): FindingLine[] {
  const titles = new Map(sets.map(({ id, title }) => [id, title]));
  const lines = new Map<string, MapFinding[]>();
  for (const finding of findings) {
    const isOfSet = finding.node !== null && titles.has(finding.node);
    const key = isOfSet ? `${finding.node}` : `${finding.node} ${finding.link} ${finding.text}`;
    lines.set(key, [...(lines.get(key) ?? []), finding]);
  }
  return [...lines].flatMap(([key, [first, ...others]]) => {
    if (!first) return [];
    const { name, text, node, url } = first;
    if (others.length === 0) return [{ key, title: findingRules[name].title, text, node, url }];
    return [{ key, title: `Problem set ${titles.get(node ?? '')}`, text: summary([first, ...others]), node, url }];
  });
}

/** "5 findings: No right answer (3), The same answer twice (2)" */
function summary(findings: readonly MapFinding[]): string {
  const rules = Map.groupBy(findings, ({ name }) => findingRules[name].title);
  const parts = [...rules].map(([title, { length }]) => (length === 1 ? title : `${title} (${length})`));
  return `${findings.length} findings: ${parts.join(', ')}`;
}
