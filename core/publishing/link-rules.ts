import { letterAt } from '../answers/letters.ts';
import type { AuthoredQuestion, Leads, QuestionTarget, SetTarget } from './authored.ts';
import { quoted } from './finding.ts';

/** What is wrong with the ways out of a question: words behind its name, one for each link that leads nowhere. */
export function deadLinks(question: AuthoredQuestion): string[] {
  return waysOf(question).flatMap(({ after, leads }) => [
    ...(leads.set ? deadSet(after, leads.set) : []),
    ...(leads.question ? deadQuestion(after, leads) : []),
  ]);
}

type WayOut = { after: string; leads: Leads };

/** Links that students can follow: those of an answer count where its question has none for that outcome (Q32). */
function waysOf({ right, wrong, answers }: AuthoredQuestion): WayOut[] {
  const byAnswer = answers.map((answer, at) => ({ ...answer, letter: letterAt(at) }));
  return [
    { after: 'after a right answer', leads: right },
    { after: 'after a wrong answer', leads: wrong },
    ...byAnswer.flatMap(({ letter, correct, leads }) =>
      letter && !leadsOn(correct ? right : wrong) ? [{ after: `after answer ${letter}`, leads }] : [],
    ),
  ];
}

function leadsOn({ question, set }: Leads): boolean {
  return question !== null || set !== null;
}

function deadSet(after: string, set: SetTarget): string[] {
  const why = { unpublished: 'is not published', deleted: 'was deleted', empty: 'has no question that students see' };
  if (set.state === 'shown') return [];
  return [`leads ${after} to the problem set ${quoted(set.title)}, which ${why[set.state]}: students pass it by`];
}

function deadQuestion(after: string, { question, set }: Leads): string[] {
  const target: QuestionTarget | null = question;
  if (!target || target.state === 'shown') return [];
  const what =
    target.state === 'hidden' ? `question ${target.position + 1}, which is hidden` : 'a question that was deleted';
  const where = set?.state === 'shown' ? 'behind that set' : 'there';
  return [`leads ${after} to ${what}: students end ${where}`];
}
