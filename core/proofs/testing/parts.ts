import type { AuthoredQuestion, AuthoredTarget, ContentPart } from '../authored.ts';
import { contentFindings } from '../content-findings.ts';
import { anAuthored } from './authored-question.ts';

export const subject = { kind: 'subsubtopic', id: 'S' } as const;

export function sequencePart(...questions: AuthoredQuestion[]): ContentPart {
  return { of: 'sequence', subject, title: 'One step', questions };
}

/** A sequence in which every visible question without links links to the next. */
export function linkedSequencePart(...questions: AuthoredQuestion[]): ContentPart {
  const visible = questions.filter(({ is_hidden }) => !is_hidden).sort((a, b) => a.position - b.position);
  return sequencePart(
    ...questions.map((question) => {
      const next = visible[visible.indexOf(question) + 1];
      if (question.is_hidden || !next) return question;
      const nextTarget: AuthoredTarget = {
        question: { id: next.id, position: next.position, state: 'shown' },
        set: null,
      };
      const linkOrNext = (leads: AuthoredTarget) => (leads.question || leads.set ? leads : nextTarget);
      return { ...question, right: linkOrNext(question.right), wrong: linkOrNext(question.wrong) };
    }),
  );
}

export function problemSetPart(...questions: AuthoredQuestion[]): ContentPart {
  return { of: 'set', subject: { kind: 'problem_set', id: 'P' }, title: 'Practice', questions, notes: [] };
}

/** The question at a position; its id is q1 at position 0. */
export function questionAt(position: number, changed: Partial<AuthoredQuestion> = {}): AuthoredQuestion {
  return anAuthored({ id: `q${position + 1}`, position, ...changed });
}

/** The findings, as pairs of name and sentence. */
export function findingTexts(...parts: ContentPart[]): [name: string, text: string][] {
  return contentFindings(parts, null).map(({ name, text }) => [name, text]);
}

/** A number of a SAT that students can open, without problems. */
export const numberPart = {
  of: 'number',
  subject: { kind: 'sat_question', id: 'N' },
  title: 'Lines',
  section: 'Reading',
  number: 5,
  active: true,
  shows: 1,
  explanations: { real: [], mock: [] },
} as const;
