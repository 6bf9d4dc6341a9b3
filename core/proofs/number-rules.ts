import type { Part, PartOf } from './authored.ts';
import { about, type Finding, quoted } from './finding.ts';
import { ranges } from './ranges.ts';

/** Of more than so many numbers of a section that lack the same, one finding speaks for all. */
const mostSingly = 3;

/** What a number of an exam lacks. */
export function numberFindings(part: PartOf<'number'>): Finding[] {
  const fault = faultOf(part);
  return fault === null ? [] : [about(part, fault, sentences[fault].one(part))];
}

/** For reading at once: where many numbers of a section lack the same, the first of them says it for all. */
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

/** Of each number that lacks something, by its id, all of its section that lack the same. */
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

function faultOf({ active, shows, explained }: PartOf<'number'>): Fault | null {
  if (!active) return 'no-topic';
  if (shows > 0) return null;
  return explained ? 'nothing-to-practise' : 'nothing-to-show';
}

const sentences = {
  'no-topic': {
    one: ({ section, number }: PartOf<'number'>) => `${section} ${number} has no topic: students cannot open it.`,
    many: 'have no topic, and students cannot open them',
  },
  'nothing-to-show': {
    one: ({ section, number, title }: PartOf<'number'>) =>
      `${section} ${number}, ${quoted(title)}, has no question and no problem set that students see.`,
    many: 'have no question and no problem set that students see',
  },
  'nothing-to-practise': {
    one: ({ section, number, title }: PartOf<'number'>) =>
      `${section} ${number}, ${quoted(title)}, has an explanation, and nothing to practise: no question and no problem set that students see.`,
    many: 'have an explanation, and nothing to practise',
  },
};
