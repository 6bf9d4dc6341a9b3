import { type CodeWithoutValues, sentenceOf } from '../catalogue.ts';

/** The body of a refusal as the server sends it. */
export function refusalReply(code: CodeWithoutValues) {
  return { errors: [sentenceOf(code)], codes: [{ code, values: {} }] };
}
