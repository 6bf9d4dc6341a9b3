import { empty, type Image, type RichDocument, type Video } from '../../rich-text/document.ts';
import type { AuthoredAnswer, AuthoredQuestion, AuthoredTarget, SetTarget } from '../authored.ts';

export const nowhere: AuthoredTarget = { question: null, set: null };

export function paragraph(text: string): RichDocument {
  return [{ type: 'paragraph', children: [{ text }] }];
}

export function formula(latex: string): RichDocument {
  return [{ type: 'paragraph', children: [{ text: 'See ' }, { type: 'inline-math', latex, children: empty }] }];
}

export function image(alt: string, src = `/media/${'ab'.repeat(32)}.png`): Image {
  return { type: 'image', src, alt, children: empty };
}

export function video(url = 'https://cdn.example/a.mp4'): Video {
  return { type: 'video', url, title: 'The vertex, drawn', children: empty };
}

/** A link to the question at a 0-based position, whose id is `q1` for position 0. */
export function targetQuestion(position: number, state: 'shown' | 'hidden' | 'deleted' = 'shown'): AuthoredTarget {
  return { question: { id: `q${position + 1}`, position, state }, set: null };
}

export function aSet(title: string, state: SetTarget['state'] = 'shown'): SetTarget {
  return { id: `set ${title}`, title, state, is_published: state !== 'unpublished' };
}

/** A choice whose text is its id. */
export function aChoice(id: string, correct: boolean, leads: AuthoredTarget = nowhere): AuthoredAnswer {
  return {
    id,
    correct,
    is_free_response: false,
    free_response_answer: '',
    is_exact_match: false,
    answer: paragraph(id),
    explanation: [],
    formula_keys: [],
    leads,
  };
}

export function aTyped(key: string, is_exact_match = false): AuthoredAnswer {
  return {
    id: `typed ${key}`,
    correct: true,
    is_free_response: true,
    free_response_answer: key,
    is_exact_match,
    answer: [],
    explanation: [],
    formula_keys: [],
    leads: nowhere,
  };
}

/** A choice question with one right and one wrong answer, an explanation and no links. */
export function anAuthored(changed: Partial<AuthoredQuestion> = {}): AuthoredQuestion {
  return {
    id: 'q1',
    position: 0,
    rank: 0,
    is_hidden: false,
    is_free_response: false,
    kind: null,
    question: paragraph('What is x?'),
    question_exp: paragraph('x is 2.'),
    help: [],
    help_exp: [],
    formula_keys: [],
    answers: [aChoice('A', true), aChoice('B', false)],
    key_doubt: null,
    skill_codes: ['sat.math.algebra.linear-functions'],
    right: nowhere,
    wrong: nowhere,
    ...changed,
  };
}
