import type { Part, PartOf } from './authored.ts';
import { about, type Finding, quoted } from './finding.ts';
import { ranges } from './ranges.ts';

/** Of more than so many numbers of a section that lack the same, one finding speaks for all. */
const mostSingly = 3;

/** What a number of an exam lacks; for many of a section the first one says it. */
export function numberFindings(part: PartOf<'number'>, parts: readonly Part[]): Finding[] {
  const fault = faultOf(part);
  if (fault === null) return [];
  const alike = parts.filter(
    (one) => one.of === 'number' && one.section === part.section && faultOf(one) === fault,
  ) as PartOf<'number'>[];
  const { one, many } = sentences[fault];
  if (alike.length <= mostSingly) return [about(part, fault, one(part))];
  if (alike[0] !== part) return [];
  const which = ranges(alike.map(({ number }) => number));
  return [about(part, fault, `${alike.length} numbers of ${part.section} ${many}: ${which}.`)];
}

function faultOf({ active, shows, explained }: PartOf<'number'>) {
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
