import type { Answer } from '../contract/content.ts';

export type AcceptedField = Pick<Answer, 'free_response_answer'>;
export type TypedFields = AcceptedField & Pick<Answer, 'symbol' | 'symbol_position_left' | 'is_exact_match'>;
/** The fields of a typed answer in a body, where each may be missing. */
export type TypedInput = { [Name in keyof TypedFields]?: TypedFields[Name] | undefined };

/** The name of the field with the text that a typed answer accepts. */
export const acceptedField = 'free_response_answer' satisfies keyof AcceptedField;
/** The names of the fields that only typed answers have. */
export const typedFields = [acceptedField, 'symbol', 'symbol_position_left', 'is_exact_match'] as const;

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

/** Whether a body has something that only a typed answer can have. */
export function hasTypedInput(input: TypedInput): boolean {
  return typedFields.some((name) => input[name]);
}

/** The fields of a new typed answer. */
export function toTypedFields(input: TypedInput): TypedFields {
  const { free_response_answer = '', symbol = '', symbol_position_left = false, is_exact_match = false } = input;
  return { free_response_answer, symbol, symbol_position_left, is_exact_match };
}

/** The content of an answer, for a copy: without its position and its links. */
export function answerContent(answer: Answer) {
  const { answer: text, explanation, correct } = answer;
  const { free_response_answer, symbol, symbol_position_left, is_exact_match } = answer;
  return answer.is_free_response
    ? { free_response_answer, symbol, symbol_position_left, is_exact_match }
    : { answer: text, explanation, correct };
}
