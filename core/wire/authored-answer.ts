import type { Answer } from '../contract/content.ts';

export type AcceptedField = Pick<Answer, 'free_response_answer'>;

/** The field of an answer for a text that it accepts. */
export function toAccepted(text: string): AcceptedField {
  return { free_response_answer: text };
}

/** The text that a typed answer accepts. */
export function acceptedText({ free_response_answer }: AcceptedField): string {
  return free_response_answer;
}

/** The text that a typed answer accepts, with its symbol; null for a choice. */
export function acceptedWithSymbol(answer: Answer): string | null {
  const { is_free_response, free_response_answer: text, symbol, symbol_position_left } = answer;
  if (!is_free_response) return null;
  return (symbol_position_left ? [symbol, text] : [text, symbol]).filter(Boolean).join(' ');
}

/** The content of an answer, for a copy: without its position and its links. */
export function answerContent(answer: Answer) {
  const { answer: text, explanation, correct } = answer;
  const { free_response_answer, symbol, symbol_position_left, is_exact_match } = answer;
  return answer.is_free_response
    ? { free_response_answer, symbol, symbol_position_left, is_exact_match }
    : { answer: text, explanation, correct };
}
