import { thresholdText } from '../../mastery/run/full-run.ts';
import { itemOf } from '../../wire/item-of.ts';
import type { AuthoredQuestion, AuthoredTarget, QuestionTarget, SetTarget } from '../authored.ts';
import { openBranch } from '../branches.ts';
import { type FindingLink, quoted } from '../finding.ts';
import { shownChoices } from './shown-content.ts';

/** A problem of one link of a question: a predicate to follow the question's name. */
type LinkProblem = { predicate: string; link: FindingLink };

/** The links of a question whose targets students cannot reach. */
export function deadLinks(question: AuthoredQuestion): LinkProblem[] {
  return linksOf(question).flatMap(({ link, after, leads }) =>
    [
      ...(leads.set ? deadSetPredicates(after, leads.set) : []),
      ...(leads.question ? deadQuestionPredicates(after, leads.question) : []),
    ].map((predicate) => ({ predicate, link })),
  );
}

/** Links to sets in which a full run is impossible. */
export function endlessSets(question: AuthoredQuestion): LinkProblem[] {
  return linksOf(question).flatMap(({ link, after, leads: { set } }) => {
    if (set?.state !== 'endless') return [];
    const title = quoted(set.title);
    return [
      {
        link,
        predicate: `leads ${after} to the problem set ${title}, which never gives ${thresholdText} right in a row: nobody leaves it`,
      },
    ];
  });
}

/** Links to unpublished sets, from records that are not published either. */
export function unpublishedLinks(question: AuthoredQuestion): LinkProblem[] {
  return linksOf(question).flatMap(({ link, after, leads: { set } }) => {
    if (!set || set.is_published || set.state === 'unpublished' || set.state === 'deleted') return [];
    const predicate = `leads ${after} to the problem set ${quoted(set.title)}, which is not published yet: until it is, students pass it by`;
    return [{ link, predicate }];
  });
}

type FollowedLink = { link: FindingLink; after: string; leads: AuthoredTarget };

/**
 * The links that students can follow. An answer's link counts if the answer was chosen alone and
 * its question has no open link for the outcome (Q32). One of several right answers, chosen alone,
 * is wrong; a typed text belongs to no answer.
 */
function linksOf(question: AuthoredQuestion): FollowedLink[] {
  const { right, wrong } = question;
  const several = itemOf(question).kind === 'several-choices';
  return [
    { link: 'right', after: 'after a right answer', leads: right },
    { link: 'wrong', after: 'after a wrong answer', leads: wrong },
    ...shownChoices(question).flatMap(({ id, letter, correct, leads }) =>
      hasOpenTarget(correct && !several ? right : wrong) ? [] : [{ link: id, after: `after answer ${letter}`, leads }],
    ),
  ];
}

function hasOpenTarget(leads: AuthoredTarget): boolean {
  const { set, question } = openBranch(leads);
  return set !== null || question !== null;
}

function deadSetPredicates(after: string, { state, title }: SetTarget): string[] {
  const why = { unpublished: 'is not published', deleted: 'was deleted', empty: 'has no question that students see' };
  if (state === 'shown' || state === 'endless') return [];
  return [`leads ${after} to the problem set ${quoted(title)}, which ${why[state]}: students pass it by`];
}

function deadQuestionPredicates(after: string, target: QuestionTarget): string[] {
  if (target.state === 'shown') return [];
  const what =
    target.state === 'hidden' ? `question ${target.position + 1}, which is hidden` : 'a question that was deleted';
  return [`leads ${after} to ${what}: nobody comes there`];
}
