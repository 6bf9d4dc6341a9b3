import { isEmptyDocument } from '../rich-text/is-empty.ts';
import type { VideoHosts } from '../rich-text/video/video-hosts.ts';
import type { ContentPart, ContentPartOf } from './authored.ts';
import { type Finding, findingAbout, quoted } from './finding.ts';
import { foreignMediaIn } from './internal/foreign-media-rules.ts';
import { formatRanges } from './ranges.ts';

/** If more numbers of a section lack the same, one finding reports them together. */
const maxSeparateFindings = 3;

/** What a number of an exam lacks, and media of other sites in its video explanations. */
export function numberFindings(part: ContentPartOf<'number'>, videoHosts: VideoHosts): Finding[] {
  const problem = problemOf(part);
  return [
    ...(problem === null ? [] : [findingAbout(part, problem, sentences[problem].one(part))]),
    ...(part.active ? foreignMediaIn(part, { name: nameOf(part), texts: textsOf(part), videoHosts }) : []),
  ];
}

function nameOf({ section, number, title }: ContentPartOf<'number'>): string {
  return `${section} ${number}, ${quoted(title)},`;
}

function textsOf({ explanations: { real, mock } }: ContentPartOf<'number'>) {
  return [
    { where: 'its video explanation', document: real },
    { where: 'its mock video explanation', document: mock },
  ];
}

/** Merges findings for display: if many numbers of a section lack the same, the finding of the first one names all. */
export function groupNumberFindings(findings: readonly Finding[], parts: readonly ContentPart[]): Finding[] {
  const groups = groupsOf(parts);
  return findings.flatMap((finding) => {
    const { problem, affected } = groups.get(finding.subject.id) ?? {};
    if (!affected || problem !== finding.name || affected.length <= maxSeparateFindings) return [finding];
    const [first] = affected;
    if (!first || first.subject.id !== finding.subject.id) return [];
    const which = formatRanges(affected.map(({ number }) => number));
    return [
      findingAbout(
        first,
        problem,
        `${affected.length} numbers of ${first.section} ${sentences[problem].many}: ${which}.`,
      ),
    ];
  });
}

type NumberProblem = keyof typeof sentences;
type ProblemGroup = { problem: NumberProblem; affected: readonly ContentPartOf<'number'>[] };

/** For each number with a problem, by its id: all numbers of its section with the same problem. */
function groupsOf(parts: readonly ContentPart[]): ReadonlyMap<string, ProblemGroup> {
  const problems = parts.flatMap((part) => {
    const problem = part.of === 'number' ? problemOf(part) : null;
    return part.of === 'number' && problem ? [{ part, problem }] : [];
  });
  const groups = Map.groupBy(problems, ({ part, problem }) => `${problem} ${part.section}`);
  return new Map(
    [...groups.values()].flatMap((group) => {
      const affected = group.map(({ part }) => part);
      return group.map(({ part, problem }) => [part.subject.id, { problem, affected }] as const);
    }),
  );
}

function problemOf({ active, shows, explanations: { real, mock } }: ContentPartOf<'number'>): NumberProblem | null {
  if (!active) return 'no-topic';
  if (shows > 0) return null;
  return isEmptyDocument(real) && isEmptyDocument(mock) ? 'nothing-to-show' : 'nothing-to-practise';
}

const sentences = {
  'no-topic': {
    one: ({ section, number }: ContentPartOf<'number'>) =>
      `${section} ${number} has no topic: students cannot open it.`,
    many: 'have no topic, and students cannot open them',
  },
  'nothing-to-show': {
    one: (part: ContentPartOf<'number'>) => `${nameOf(part)} has no question and no problem set that students see.`,
    many: 'have no question and no problem set that students see',
  },
  'nothing-to-practise': {
    one: (part: ContentPartOf<'number'>) =>
      `${nameOf(part)} has an explanation, and nothing to practise: no question and no problem set that students see.`,
    many: 'have an explanation, and nothing to practise',
  },
};
