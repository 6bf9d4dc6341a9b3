import { isEmptyDocument } from '../rich-text/is-empty.ts';
import type { VideoHosts } from '../rich-text/video/video-hosts.ts';
import type { Part, PartOf } from './authored.ts';
import { about, type Finding, quoted } from './finding.ts';
import { foreignMediaIn } from './foreign-media-rules.ts';
import { ranges } from './ranges.ts';

/** If more numbers of a section lack the same, one finding reports them together. */
const mostSingly = 3;

/** What a number of an exam lacks, and media of other sites in its video explanations. */
export function numberFindings(part: PartOf<'number'>, videoHosts: VideoHosts): Finding[] {
  const fault = faultOf(part);
  return [
    ...(fault === null ? [] : [about(part, fault, sentences[fault].one(part))]),
    ...(part.active ? foreignMediaIn(part, { name: nameOf(part), texts: textsOf(part), videoHosts }) : []),
  ];
}

function nameOf({ section, number, title }: PartOf<'number'>): string {
  return `${section} ${number}, ${quoted(title)},`;
}

function textsOf({ explanations: { real, mock } }: PartOf<'number'>) {
  return [
    { where: 'its video explanation', document: real },
    { where: 'its mock video explanation', document: mock },
  ];
}

/**
 * Merges findings for display: if many numbers of a section lack the same, the finding of the first
 * one names all.
 */
export function withNumbersTogether(findings: readonly Finding[], parts: readonly Part[]): Finding[] {
  const groups = groupsOf(parts);
  return findings.flatMap((finding) => {
    const { fault, alike } = groups.get(finding.subject.id) ?? {};
    if (!alike || fault !== finding.name || alike.length <= mostSingly) return [finding];
    const [first] = alike;
    if (!first || first.subject.id !== finding.subject.id) return [];
    const which = ranges(alike.map(({ number }) => number));
    return [about(first, fault, `${alike.length} numbers of ${first.section} ${sentences[fault].many}: ${which}.`)];
  });
}

type Fault = keyof typeof sentences;
type Group = { fault: Fault; alike: readonly PartOf<'number'>[] };

/** For each number with a problem, by its id: all numbers of its section with the same problem. */
function groupsOf(parts: readonly Part[]): ReadonlyMap<string, Group> {
  const lacking = parts.flatMap((part) => {
    const fault = part.of === 'number' ? faultOf(part) : null;
    return part.of === 'number' && fault ? [{ part, fault }] : [];
  });
  const groups = Map.groupBy(lacking, ({ part, fault }) => `${fault} ${part.section}`);
  return new Map(
    [...groups.values()].flatMap((group) => {
      const alike = group.map(({ part }) => part);
      return group.map(({ part, fault }) => [part.subject.id, { fault, alike }] as const);
    }),
  );
}

function faultOf({ active, shows, explanations: { real, mock } }: PartOf<'number'>): Fault | null {
  if (!active) return 'no-topic';
  if (shows > 0) return null;
  return isEmptyDocument(real) && isEmptyDocument(mock) ? 'nothing-to-show' : 'nothing-to-practise';
}

const sentences = {
  'no-topic': {
    one: ({ section, number }: PartOf<'number'>) => `${section} ${number} has no topic: students cannot open it.`,
    many: 'have no topic, and students cannot open them',
  },
  'nothing-to-show': {
    one: (part: PartOf<'number'>) => `${nameOf(part)} has no question and no problem set that students see.`,
    many: 'have no question and no problem set that students see',
  },
  'nothing-to-practise': {
    one: (part: PartOf<'number'>) =>
      `${nameOf(part)} has an explanation, and nothing to practise: no question and no problem set that students see.`,
    many: 'have an explanation, and nothing to practise',
  },
};
