import { letterAt } from '../answers/letters.ts';
import { keyOf } from '../answers/question.ts';
import type { AuthoredQuestion, Leads, QuestionTarget, SetTarget } from './authored.ts';
import { quoted } from './finding.ts';

/** What is wrong with the ways out of a question: words behind its name, one for each link that leads nowhere. */
export function deadLinks(question: AuthoredQuestion): string[] {
  return waysOf(question).flatMap(({ after, leads }) => [
    ...(leads.set ? deadSet(after, leads.set) : []),
    ...(leads.question ? deadQuestion(after, leads.question) : []),
  ]);
}

type WayOut = { after: string; leads: Leads };

/**
 * Links that students can follow: those of an answer count where it was chosen alone and its question leads nowhere
 * after that outcome (Q32). Of several right answers one alone is wrong, and what is typed is no answer's.
 */
function waysOf({ right, wrong, answers }: AuthoredQuestion): WayOut[] {
  const several = answers.filter(({ correct }) => correct).length > 1;
  const choices = keyOf(answers).kind === 'typed' ? [] : answers.map((one, at) => ({ ...one, letter: letterAt(at) }));
  return [
    { after: 'after a right answer', leads: right },
    { after: 'after a wrong answer', leads: wrong },
    ...choices.flatMap(({ letter, correct, leads }) =>
      letter && !leadsOn(correct && !several ? right : wrong) ? [{ after: `after answer ${letter}`, leads }] : [],
    ),
  ];
}

/** What is deleted, hidden or closed reads as no link. */
function leadsOn({ question, set }: Leads): boolean {
  return question?.state === 'shown' || set?.state === 'shown' || set?.state === 'empty';
}

function deadSet(after: string, set: SetTarget): string[] {
  const why = { unpublished: 'is not published', deleted: 'was deleted', empty: 'has no question that students see' };
  if (set.state === 'shown') return [];
  return [`leads ${after} to the problem set ${quoted(set.title)}, which ${why[set.state]}: students pass it by`];
}

function deadQuestion(after: string, target: QuestionTarget): string[] {
  if (target.state === 'shown') return [];
  const what =
    target.state === 'hidden' ? `question ${target.position + 1}, which is hidden` : 'a question that was deleted';
  return [`leads ${after} to ${what}: nobody comes there`];
}
