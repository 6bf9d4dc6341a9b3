import type { AuthoredAnswer, AuthoredQuestion, Leads } from '../authored.ts';

export const nowhere: Leads = { question: null, set: null };

export function aChoice(id: string, correct: boolean, leads: Leads = nowhere): AuthoredAnswer {
  return { id, correct, is_free_response: false, free_response_answer: '', is_exact_match: false, leads };
}

export function aTyped(key: string, is_exact_match = false): AuthoredAnswer {
  return {
    id: `typed ${key}`,
    correct: true,
    is_free_response: true,
    free_response_answer: key,
    is_exact_match,
    leads: nowhere,
  };
}

/** A choice question with one right and one wrong answer that leads nowhere. */
export function anAuthored(changed: Partial<AuthoredQuestion> = {}): AuthoredQuestion {
  return {
    id: 'q1',
    position: 0,
    is_hidden: false,
    is_free_response: false,
    question: [{ type: 'paragraph', children: [{ text: 'What is x?' }] }],
    answers: [aChoice('A', true), aChoice('B', false)],
    right: nowhere,
    wrong: nowhere,
    ...changed,
  };
}
