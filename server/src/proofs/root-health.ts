import type { HealthPart } from '@fourfold/core/contract/proofs';
import type { Subject } from '@fourfold/core/proofs/authored';
import { type Finding, type FindingLevel, type FindingName, proofs } from '@fourfold/core/proofs/finding';
import { unfinished } from '@fourfold/core/proofs/unfinished';
import type { VideoHosts } from '@fourfold/core/rich-text/video/video-hosts';
import { partsIn, questionPlaces } from '../publishing/load-parts.ts';
import type { Whole } from './load-whole.ts';
import type { Root } from './roots.ts';
import { switchedIn } from './switched.ts';

/**
 * The health of a root. Each of its numbers except `questions` and `parts` is the length of a list
 * in `lines`.
 */
export type RootHealth = {
  root: Root;
  questions: number;
  parts: number;
  lines: Readonly<Record<HealthPart, readonly Line[]>>;
};
/** A record that is counted in a number. */
type Line = { subject: Subject; text: string; name: FindingName | null };

/** The findings of a root, grouped by record; each record is counted once, with its worst level. */
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

/** The findings grouped by record, in the order of the first finding. */
function recordsOf(findings: Findings): readonly Findings[] {
  return [...Map.groupBy(findings, ({ subject }) => recordOf(subject)).values()];
}

/** Each test of an exam is a record of its own. */
function recordOf(subject: Subject): string {
  const test = 'variant' in subject ? [subject.section, subject.variant] : [];
  return [subject.kind, subject.id, ...test].join();
}

function has(findings: Findings, level: FindingLevel): boolean {
  return findings.some(({ name }) => proofs[name].level === level);
}

/**
 * Merges a record's findings of one level, under the name of the first one. Empty if there is none.
 */
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
