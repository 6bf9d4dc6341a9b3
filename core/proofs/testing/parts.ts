import type { AuthoredQuestion, Leads, Part } from '../authored.ts';
import { unfinished } from '../unfinished.ts';
import { anAuthored } from './authored-question.ts';

export const subject = { kind: 'subsubtopic', id: 'S' } as const;

export function sequence(...questions: AuthoredQuestion[]): Part {
  return { of: 'sequence', subject, title: 'One step', questions };
}

/** A sequence in which every visible question without links links to the next. */
export function inLine(...questions: AuthoredQuestion[]): Part {
  const visible = questions.filter(({ is_hidden }) => !is_hidden).sort((a, b) => a.position - b.position);
  return sequence(
    ...questions.map((question) => {
      const next = visible[visible.indexOf(question) + 1];
      if (question.is_hidden || !next) return question;
      const on: Leads = { question: { id: next.id, position: next.position, state: 'shown' }, set: null };
      const orOn = (leads: Leads) => (leads.question || leads.set ? leads : on);
      return { ...question, right: orOn(question.right), wrong: orOn(question.wrong) };
    }),
  );
}

export function set(...questions: AuthoredQuestion[]): Part {
  return { of: 'set', subject: { kind: 'problem_set', id: 'P' }, title: 'Practice', questions, notes: [] };
}

/** The question at a position; its id is q1 at position 0. */
export function at(position: number, changed: Partial<AuthoredQuestion> = {}): AuthoredQuestion {
  return anAuthored({ id: `q${position + 1}`, position, ...changed });
}

/** The findings, as pairs of name and sentence. */
export function said(...parts: Part[]): [name: string, text: string][] {
  return unfinished(parts, null).map(({ name, text }) => [name, text]);
}
