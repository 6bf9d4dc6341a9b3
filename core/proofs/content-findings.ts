import { masteryThreshold, thresholdText } from '../mastery/run/full-run.ts';
import type { VideoHosts } from '../rich-text/video/video-hosts.ts';
import type { AuthoredQuestion, ContentPart, ContentPartOf } from './authored.ts';
import { allowsFullRun, canBeRight } from './can-be-right.ts';
import { type Finding, type FindingName, findingAbout, quoted } from './finding.ts';
import { findBranchProblems } from './internal/branch-rules.ts';
import { examFindings, testFindings } from './internal/exam-rules.ts';
import { foreignMediaIn } from './internal/foreign-media-rules.ts';
import { formFindings } from './internal/form-rules.ts';
import { deadLinks, endlessSets, unpublishedLinks } from './internal/link-rules.ts';
import { numberFindings } from './number-rules.ts';
import { type QuestionRule, questionRules } from './question-rules.ts';

/**
 * The findings of the parts that publishing would show, in their order; hidden content is not
 * checked. Only what is broken in a test on screen prevents publishing (core/forms). `videoHosts` are the hosts whose videos are played.
 */
export function contentFindings(parts: readonly ContentPart[], videoHosts: VideoHosts): Finding[] {
  return parts.flatMap((part) => partFindings(part, videoHosts));
}

function partFindings(part: ContentPart, videoHosts: VideoHosts): Finding[] {
  switch (part.of) {
    case 'number':
      return numberFindings(part, videoHosts);
    case 'place':
      return emptyParentFindings(part);
    case 'sequence':
      return sequenceFindings(part, videoHosts);
    case 'set':
      return setFindings(part, videoHosts);
    case 'exam':
      return examFindings(part);
    case 'form':
      return formFindings(part);
    case 'test':
      return [...testFindings(part), ...questionFindings(part, commonRules, videoHosts)];
    default:
      return part satisfies never;
  }
}

function emptyParentFindings(part: ContentPartOf<'place'>): Finding[] {
  if (part.shows > 0) return [];
  return [
    findingAbout(part, 'nothing-to-show', `Nothing in ${quoted(part.title)} is published: students find it empty.`),
  ];
}

function sequenceFindings(part: ContentPartOf<'sequence'>, videoHosts: VideoHosts): Finding[] {
  const visibleOnes = visibleQuestions(part);
  if (visibleOnes.length === 0) {
    return [
      findingAbout(part, 'nothing-to-show', `The sequence of ${quoted(part.title)} has no question that students see.`),
    ];
  }
  const { unreachable, endless, endlessWhenWrong } = findBranchProblems(visibleOnes);
  const rules: NamedRule[] = [
    ...commonRules,
    ['dead-link', deadLinks],
    ['endless-set', endlessSets],
    ['unpublished-link', unpublishedLinks],
    ['unreachable', ({ id }) => unreachable.get(id) ?? null],
    ['endless', ({ id }) => endless.get(id) ?? null],
    ['endless-when-wrong', ({ id }) => endlessWhenWrong.get(id) ?? null],
  ];
  return questionFindings(part, rules, videoHosts);
}

function setFindings(part: ContentPartOf<'set'>, videoHosts: VideoHosts): Finding[] {
  const visibleOnes = visibleQuestions(part);
  const set = `The problem set ${quoted(part.title)}`;
  const notes = { name: set, texts: [{ where: 'its notes', document: part.notes }], videoHosts };
  const inNotes = foreignMediaIn(part, notes);
  if (visibleOnes.length === 0) {
    return [findingAbout(part, 'nothing-to-show', `${set} has no question that students see.`), ...inNotes];
  }
  const isEndless = !allowsFullRun(visibleOnes.map(canBeRight));
  return [
    ...(isEndless
      ? [
          findingAbout(
            part,
            'no-four-in-a-row',
            `${set} cannot be mastered: it never gives ${thresholdText} right in a row.`,
          ),
        ]
      : shortSet(part, visibleOnes.length)),
    ...inNotes,
    ...questionFindings(part, commonRules, videoHosts),
  ];
}

/** The set can be mastered nevertheless, because its questions repeat. */
function shortSet(part: ContentPartOf<'set'>, shown: number): Finding[] {
  if (shown >= masteryThreshold) return [];
  const has = shown === 1 ? '1 question' : `${shown} questions`;
  const text = `The problem set ${quoted(part.title)} has ${has}, and takes ${thresholdText} right in a row: students meet the same ones again.`;
  return [findingAbout(part, 'short-set', text)];
}

type NamedRule = readonly [FindingName, QuestionRule];
const commonRules = Object.entries(questionRules) as NamedRule[];

function questionFindings(
  part: ContentPartOf<'sequence' | 'set' | 'test'>,
  rules: readonly NamedRule[],
  videoHosts: VideoHosts,
): Finding[] {
  return visibleQuestions(part).flatMap((question) =>
    rules.flatMap(([name, rule]) =>
      [rule(question, videoHosts) ?? []].flat().map((problem): Finding => {
        const { predicate, ...link } = typeof problem === 'string' ? { predicate: problem } : problem;
        const text = `Question ${question.position + 1} of ${quoted(part.title)} ${predicate}.`;
        return { name, text, subject: { kind: 'question', id: question.id }, ...link };
      }),
    ),
  );
}

function visibleQuestions({ questions }: ContentPartOf<'sequence' | 'set' | 'test'>): AuthoredQuestion[] {
  return questions.filter(({ is_hidden }) => !is_hidden).sort((a, b) => a.position - b.position);
}
