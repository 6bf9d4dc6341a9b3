import type { HealthPart } from '@fourfold/core/contract/proofs';
import type { FindingSubject } from '@fourfold/core/proofs/authored';
import { contentFindings } from '@fourfold/core/proofs/content-findings';
import { type Finding, type FindingLevel, type FindingName, findingRules } from '@fourfold/core/proofs/finding';
import type { VideoHosts } from '@fourfold/core/rich-text/video/video-hosts';
import { partsIn, questionLocations } from '../publishing/load-parts.ts';
import type { RootContent } from './load-root-content.ts';
import { type PublishTarget, publishableRecords } from './publishable-records.ts';
import type { HealthRoot } from './roots.ts';

/** The health of a root. `recordsByPart` has the records that each number of the reply counts, except `questions` and `parts`. */
export type RootHealth = {
  root: HealthRoot;
  questions: number;
  parts: number;
  recordsByPart: Readonly<Record<HealthPart, readonly HealthRecord[]>>;
};
/** A record that is counted in a number. */
type HealthRecord = {
  subject: FindingSubject;
  text: string;
  name: FindingName | null;
  /** Its switch, if it is not published. */
  publish: PublishTarget | null;
};

/** The findings of a root, grouped by record; each record is counted once, with its worst level. */
export function computeRootHealth(root: HealthRoot, whole: RootContent, videoHosts: VideoHosts): RootHealth {
  const publishables = publishableRecords(whole);
  const unpublished = publishables.filter(({ is_publish }) => !is_publish);
  const records = groupByRecord(contentFindings(partsIn(whole.content, whole.loaded), videoHosts));
  return {
    root,
    questions: questionsIn(whole),
    parts: publishables.length,
    recordsByPart: {
      unpublished: unpublished.map(({ subject, text, publish }) => ({ subject, text, name: null, publish })),
      broken: records.flatMap(healthRecordOf('broken')),
      unchecked: records.flatMap(healthRecordOf('unchecked')),
      poor: records.filter((findings) => !hasLevel(findings, 'broken')).flatMap(healthRecordOf('poor')),
    },
  };
}

type Findings = readonly Finding[];

/** The findings grouped by record, in the order of the first finding. */
function groupByRecord(findings: Findings): readonly Findings[] {
  return [...Map.groupBy(findings, ({ subject }) => recordKey(subject)).values()];
}

/** Each test of an exam is a record of its own. */
function recordKey(subject: FindingSubject): string {
  const test = 'variant' in subject ? [subject.section, subject.variant] : [];
  return [subject.kind, subject.id, ...test].join();
}

function hasLevel(findings: Findings, level: FindingLevel): boolean {
  return findings.some(({ name }) => findingRules[name].level === level);
}

/** Merges a record's findings of one level, under the name of the first one. Empty if there is none. */
function healthRecordOf(level: FindingLevel) {
  return (findings: Findings): HealthRecord[] => {
    const sameLevel = findings.filter(({ name }) => findingRules[name].level === level);
    const [first] = sameLevel;
    if (!first) return [];
    return [
      { subject: first.subject, text: sameLevel.map(({ text }) => text).join(' '), name: first.name, publish: null },
    ];
  };
}

function questionsIn({ content, loaded: { questionsAt, setsAt } }: RootContent): number {
  return questionLocations(content, setsAt).reduce((sum, place) => sum + questionsAt(place).length, 0);
}
