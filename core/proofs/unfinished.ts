import { masteryThreshold, thresholdWord } from '../mastery/run/full-run.ts';
import type { VideoHosts } from '../rich-text/video/video-hosts.ts';
import type { AuthoredQuestion, Part, PartOf } from './authored.ts';
import { allowsFullRun, canBeRight } from './can-be-right.ts';
import { examFindings, testFindings } from './exam-rules.ts';
import { about, type Finding, type FindingName, quoted } from './finding.ts';
import { foreignMediaIn } from './foreign-media-rules.ts';
import { deadLinks, endlessSets, unpublishedLinks } from './link-rules.ts';
import { numberFindings } from './number-rules.ts';
import { type QuestionRule, questionRules } from './question-rules.ts';
import { wayFaults } from './way-rules.ts';

/**
 * The findings of the parts that publishing would show, in their order; hidden content is not
 * checked. No finding prevents publishing. `videoHosts` are the hosts whose videos are played.
 */
export function unfinished(parts: readonly Part[], videoHosts: VideoHosts): Finding[] {
  return parts.flatMap((part) => findingsOf(part, videoHosts));
}

function findingsOf(part: Part, videoHosts: VideoHosts): Finding[] {
  switch (part.of) {
    case 'number':
      return numberFindings(part, videoHosts);
    case 'place':
      return emptyPlace(part);
    case 'sequence':
      return sequenceFindings(part, videoHosts);
    case 'set':
      return setFindings(part, videoHosts);
    case 'exam':
      return examFindings(part);
    case 'test':
      return [...testFindings(part), ...questionFindings(part, ownRules, videoHosts)];
    default:
      return part satisfies never;
  }
}

function emptyPlace(part: PartOf<'place'>): Finding[] {
  if (part.shows > 0) return [];
  return [about(part, 'nothing-to-show', `Nothing in ${quoted(part.title)} is published: students find it empty.`)];
}

function sequenceFindings(part: PartOf<'sequence'>, videoHosts: VideoHosts): Finding[] {
  const shown = visible(part);
  if (shown.length === 0) {
    return [about(part, 'nothing-to-show', `The sequence of ${quoted(part.title)} has no question that students see.`)];
  }
  const { unreachable, endless, endlessWhenWrong } = wayFaults(shown);
  const rules: Rule[] = [
    ...ownRules,
    ['dead-link', deadLinks],
    ['endless-set', endlessSets],
    ['unpublished-link', unpublishedLinks],
    ['unreachable', ({ id }) => unreachable.get(id) ?? null],
    ['endless', ({ id }) => endless.get(id) ?? null],
    ['endless-when-wrong', ({ id }) => endlessWhenWrong.get(id) ?? null],
  ];
  return questionFindings(part, rules, videoHosts);
}

function setFindings(part: PartOf<'set'>, videoHosts: VideoHosts): Finding[] {
  const shown = visible(part);
  const set = `The problem set ${quoted(part.title)}`;
  const notes = { name: set, texts: [{ where: 'its notes', document: part.notes }], videoHosts };
  const inNotes = foreignMediaIn(part, notes);
  if (shown.length === 0) {
    return [about(part, 'nothing-to-show', `${set} has no question that students see.`), ...inNotes];
  }
  const stuck = !allowsFullRun(shown.map(canBeRight));
  return [
    ...(stuck
      ? [about(part, 'no-four-in-a-row', `${set} cannot be mastered: it never gives ${thresholdWord} right in a row.`)]
      : shortSet(part, shown.length)),
    ...inNotes,
    ...questionFindings(part, ownRules, videoHosts),
  ];
}

/** The set can be mastered nevertheless, because its questions repeat. */
function shortSet(part: PartOf<'set'>, shown: number): Finding[] {
  if (shown >= masteryThreshold) return [];
  const has = shown === 1 ? '1 question' : `${shown} questions`;
  const text = `The problem set ${quoted(part.title)} has ${has}, and takes ${thresholdWord} right in a row: students meet the same ones again.`;
  return [about(part, 'short-set', text)];
}

type Rule = readonly [FindingName, QuestionRule];
const ownRules = Object.entries(questionRules) as Rule[];

function questionFindings(
  part: PartOf<'sequence' | 'set' | 'test'>,
  rules: readonly Rule[],
  videoHosts: VideoHosts,
): Finding[] {
  return visible(part).flatMap((question) =>
    rules.flatMap(([name, faults]) =>
      [faults(question, videoHosts) ?? []].flat().map((fault): Finding => {
        const { words, ...link } = typeof fault === 'string' ? { words: fault } : fault;
        const text = `Question ${question.position + 1} of ${quoted(part.title)} ${words}.`;
        return { name, text, subject: { kind: 'question', id: question.id }, ...link };
      }),
    ),
  );
}

function visible({ questions }: PartOf<'sequence' | 'set' | 'test'>): AuthoredQuestion[] {
  return questions.filter(({ is_hidden }) => !is_hidden).sort((a, b) => a.position - b.position);
}
