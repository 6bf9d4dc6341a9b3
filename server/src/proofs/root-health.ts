import type { HealthPart } from '@fourfold/core/contract/proofs';
import type { Subject } from '@fourfold/core/proofs/authored';
import { type Finding, type FindingLevel, type FindingName, proofs } from '@fourfold/core/proofs/finding';
import { unfinished } from '@fourfold/core/proofs/unfinished';
import type { VideoHosts } from '@fourfold/core/rich-text/video/video-hosts';
import { partsIn, questionPlaces } from '../publishing/load-parts.ts';
import type { Whole } from './load-whole.ts';
import type { Root } from './roots.ts';
import { switchedIn } from './switched.ts';

/** How a root stands: every number of it is as many as it has lines here, but for `questions` and `parts`. */
export type RootHealth = {
  root: Root;
  questions: number;
  parts: number;
  lines: Readonly<Record<HealthPart, readonly Line[]>>;
};
/** One record behind a number. */
type Line = { subject: Subject; text: string; name: FindingName | null };

/** What is wrong with everything below one root, each record once and by the worst that it has. */
export function rootHealth(root: Root, whole: Whole, videoHosts: VideoHosts): RootHealth {
  const switched = switchedIn(whole);
  const unpublished = switched.filter(({ is_publish }) => !is_publish);
  const records = recordsOf(unfinished(partsIn(whole.content, whole.loaded), videoHosts));
  return {
    root,
    questions: questionsIn(whole),
    parts: switched.length,
    lines: {
      unpublished: unpublished.map(({ subject, text }) => ({ subject, text, name: null })),
      broken: records.flatMap(lineOf('broken')),
      unchecked: records.flatMap(lineOf('unchecked')),
      poor: records.filter((findings) => !has(findings, 'broken')).flatMap(lineOf('poor')),
    },
  };
}

type Findings = readonly Finding[];

/** The findings of each record, in the order in which the first of each came. */
function recordsOf(findings: Findings): readonly Findings[] {
  return [...Map.groupBy(findings, ({ subject }) => recordOf(subject)).values()];
}

/** Tests of one exam are records of their own. */
function recordOf(subject: Subject): string {
  const test = 'variant' in subject ? [subject.section, subject.variant] : [];
  return [subject.kind, subject.id, ...test].join();
}

function has(findings: Findings, level: FindingLevel): boolean {
  return findings.some(({ name }) => proofs[name].level === level);
}

/** All that is as bad about a record, in one line under the name of the first; none where nothing is. */
function lineOf(level: FindingLevel) {
  return (findings: Findings): Line[] => {
    const these = findings.filter(({ name }) => proofs[name].level === level);
    const [first] = these;
    if (!first) return [];
    return [{ subject: first.subject, text: these.map(({ text }) => text).join(' '), name: first.name }];
  };
}

function questionsIn({ content, loaded: { questionsAt, setsAt } }: Whole): number {
  return questionPlaces(content, setsAt).reduce((sum, place) => sum + questionsAt(place).length, 0);
}
